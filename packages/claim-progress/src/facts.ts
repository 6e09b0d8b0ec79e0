import type { Claim, DocumentStatus, Indication } from '@huella/contract';

/** What the insurer decided (D98): `reconocido` in whole pesos; `pagado` when the last of it was paid. */
export interface ResolutionFacts {
  readonly decidido: string;
  readonly reconocido: number;
  readonly pagado: string | null;
}

/** What the calls answer about one claim, and nothing else. */
export interface ClaimFacts {
  readonly claim: Pick<Claim, 'creado'>;
  readonly indications: readonly Pick<Indication, 'estado' | 'vetFormId' | 'enlace'>[];
  readonly documents: DocumentStatus;
  /** When the first receipt of a vet form was uploaded, by the form's id. */
  readonly receipts: Readonly<Record<number, string>>;
  /** Null before there is one. */
  readonly resolution: ResolutionFacts | null;
}
