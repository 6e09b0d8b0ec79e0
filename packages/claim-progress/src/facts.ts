import type { Claim, DocumentStatus, Indication, Receipt, Resolution } from '@huella/contract';

/** D98: `reconocido` in whole pesos; `pagado` is the last payment. */
export interface ResolutionFacts {
  readonly decidido: string;
  readonly reconocido: number;
  readonly pagado: string | null;
}

/** The facts about a claim, from the API's answers. */
export interface ClaimFacts {
  readonly claim: Pick<Claim, 'creado' | 'pagoATercero'>;
  readonly indications: readonly Pick<Indication, 'estado' | 'vetFormId' | 'enlace'>[];
  readonly documents: DocumentStatus;
  /** The first receipt that was not returned, by vet form id. */
  readonly receipts: Readonly<Record<number, string>>;
  readonly resolution: ResolutionFacts | null;
}

/** The date of the first receipt by vet form id, without returned ones. Accepts any order. */
export function receiptFacts(
  receipts: readonly (Pick<Receipt, 'fecha' | 'estado'> & { readonly vetFormId: number })[],
): ClaimFacts['receipts'] {
  const newestFirst = receipts
    .filter(({ estado }) => estado !== 'DEVUELTO')
    .toSorted((one, other) => Date.parse(other.fecha) - Date.parse(one.fecha));
  return Object.fromEntries(newestFirst.map(({ vetFormId, fecha }) => [vetFormId, fecha]));
}

/** Paid once every line with a recognised amount is paid. A rejected or closed claim recognises nothing. */
export function resolutionFacts({
  decidido,
  reconocido,
  lineas,
}: Pick<Resolution, 'decidido' | 'reconocido' | 'lineas'>): ResolutionFacts {
  const payments = lineas.filter((line) => line.reconocido > 0).map(({ fecha }) => fecha);
  return { decidido, reconocido, pagado: lastOf(payments) };
}

/** The latest instant; null if one is missing or there are none. */
export function lastOf(instants: readonly (string | null)[]): string | null {
  const known = instants.filter((instant) => instant !== null);
  if (known.length === 0 || known.length < instants.length) return null;
  return known.reduce((last, instant) => (Date.parse(instant) > Date.parse(last) ? instant : last));
}
