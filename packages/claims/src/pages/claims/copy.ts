import { titles } from '../../titles.ts';

/** Texts of this page. */
export const copy = {
  title: titles.all,
  filter: 'Filtrar por mascota',
  all: 'Todas',
} as const;
