import type { Claim, DocumentStatus, Indication, Receipt, Resolution } from '@huella/contract';

/** What the insurer decided (D98): `reconocido` in whole pesos; `pagado` when the last of it was paid. */
export interface ResolutionFacts {
  readonly decidido: string;
  readonly reconocido: number;
  readonly pagado: string | null;
}

/** What the calls answer about one claim, and nothing else. */
export interface ClaimFacts {
  readonly claim: Pick<Claim, 'creado' | 'pagoATercero'>;
  readonly indications: readonly Pick<Indication, 'estado' | 'vetFormId' | 'enlace'>[];
  readonly documents: DocumentStatus;
  /** When the first receipt of a vet form came that was not returned, by the form's id. */
  readonly receipts: Readonly<Record<number, string>>;
  /** Null before there is one. */
  readonly resolution: ResolutionFacts | null;
}

/** When the first receipt of each form came, from all of them in any order; a returned one counts as if it had not come. */
export function receiptFacts(
  receipts: readonly (Pick<Receipt, 'fecha' | 'estado'> & { readonly vetFormId: number })[],
): ClaimFacts['receipts'] {
  const newestFirst = receipts
    .filter(({ estado }) => estado !== 'DEVUELTO')
    .toSorted((one, other) => Date.parse(other.fecha) - Date.parse(one.fecha));
  return Object.fromEntries(newestFirst.map(({ vetFormId, fecha }) => [vetFormId, fecha]));
}

/** A decision counts as paid when every line is that recognises anything. A rejected or closed claim recognises nothing. */
export function resolutionFacts({
  decidido,
  reconocido,
  lineas,
}: Pick<Resolution, 'decidido' | 'reconocido' | 'lineas'>): ResolutionFacts {
  const payments = lineas.filter((line) => line.reconocido > 0).map(({ fecha }) => fecha);
  return { decidido, reconocido, pagado: lastOf(payments) };
}

/** The last of some instants; null when one is missing or there are none. */
export function lastOf(instants: readonly (string | null)[]): string | null {
  const known = instants.filter((instant) => instant !== null);
  if (known.length === 0 || known.length < instants.length) return null;
  return known.reduce((last, instant) => (Date.parse(instant) > Date.parse(last) ? instant : last));
}
