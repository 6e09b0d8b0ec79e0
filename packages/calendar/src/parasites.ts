import type { DewormingKind, Product } from '@huella/contract';

export type Deworming = 'DespExterna' | 'DespInterna';

export function parasitesOf(kind: Deworming): DewormingKind {
  return kind === 'DespExterna' ? 'externa' : 'interna';
}

export function worksAgainst({ tipo }: Pick<Product, 'tipo'>, kind: Deworming): boolean {
  return tipo === 'ambas' || tipo === parasitesOf(kind);
}
