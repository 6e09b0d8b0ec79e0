import { titles } from '../../titles.ts';

export const copy = { title: titles.all } as const;
