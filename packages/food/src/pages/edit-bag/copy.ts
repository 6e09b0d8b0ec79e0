import { titles } from '../../titles.ts';

export const copy = { title: titles.editBag, submit: 'Guardar los cambios' } as const;
