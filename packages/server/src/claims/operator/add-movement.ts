import { isReadable, normalizeText } from '@huella/validation/text';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { MovementKind } from '../../db/schema/claims.ts';
import type { Clock } from '../../ports.ts';
import { insertMovement } from '../repositories/claim-notes.ts';

/** `unreadable`: the text shows nothing, is longer than 1000 characters, or has characters that nobody can read (D113). */
export type MovementResult = 'added' | 'unknown' | 'unreadable';

const MAXIMUM = 1000;

/** Notes what the insurer did about a claim. Of every kind but AVISO the owner reads the text without its prefix (specification §4). */
export async function addMovement(
  { db, clock }: { readonly db: Kysely<Database>; readonly clock: Clock },
  claimId: number,
  { kind, text }: { readonly kind: MovementKind; readonly text: string },
): Promise<MovementResult> {
  const plain = normalizeText(text);
  if (!isReadable(text) || plain === '' || plain.length > MAXIMUM) return 'unreadable';
  const razon = kind === 'AVISO' ? plain : `${kind}: ${plain}`;
  const fecha_movimiento = clock.now().toISOString();
  return db.transaction().execute(async (tx) => {
    const row = { claim_id: claimId, kind, razon, fecha_movimiento };
    return (await insertMovement(tx, row)) ? 'added' : 'unknown';
  });
}
