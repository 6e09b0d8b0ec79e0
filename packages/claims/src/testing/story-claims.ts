import type { Claim, ListedClaim } from '@huella/contract';

export function storyClaim(changes: Partial<Claim> = {}): Claim {
  return {
    id: 1,
    fecha_carga: '2026-11-27T12:00:00.000Z',
    denuncia_administrativa: 'Vomitó dos veces',
    mascotaId: 1,
    creado: '2026-11-27T13:00:00.000Z',
    pagoATercero: false,
    vet_forms: [],
    ...changes,
  };
}

export function storyListedClaim(changes: Partial<ListedClaim> = {}): ListedClaim {
  return { ...storyClaim(), resultado: null, ...changes };
}

/** Long enough to be cut in lists. */
export const LONG_DESCRIPTION =
  'Se cortó la pata delantera con un vidrio en la plaza y sangró mucho; la vendamos y renguea desde entonces.';
