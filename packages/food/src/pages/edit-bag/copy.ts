import { titles } from '../../titles.ts';

/** Texts of this page. */
export const copy = { title: titles.editBag, submit: 'Guardar los cambios' } as const;
