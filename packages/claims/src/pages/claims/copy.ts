import { titles } from '../../titles.ts';

/** Texts of this page. */
export const copy = { title: titles.all } as const;
