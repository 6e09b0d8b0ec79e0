import type { DewormingKind, Product } from '@huella/contract';

/** The kinds of event that are about parasites. */
export type Deworming = 'DespExterna' | 'DespInterna';

/** Against which parasites a kind of deworming is. */
export function parasitesOf(kind: Deworming): DewormingKind {
  return kind === 'DespExterna' ? 'externa' : 'interna';
}

/** Whether a product works against the parasites of a kind of deworming; `ambas` is against both. */
export function worksAgainst({ tipo }: Pick<Product, 'tipo'>, kind: Deworming): boolean {
  return tipo === 'ambas' || tipo === parasitesOf(kind);
}
