import type { MovementKind } from '../../db/schema/claims.ts';
import { changeClaim, type OperatorContext } from './change-claim.ts';
import { readableText } from '../../operator/readable-text.ts';

/** `invalid_text`: the text is blank, longer than 1000 characters, or has unreadable characters (D113). */
export type MovementResult = 'done' | 'not_found' | 'invalid_text';

const MAXIMUM = 1000;

/** Records what the insurer did about a claim. The owner reads the text of every kind but AVISO, without its prefix (specification §4). */
export async function addMovement(
  ports: OperatorContext,
  claimId: number,
  { kind, text }: { readonly kind: MovementKind; readonly text: string },
): Promise<MovementResult> {
  const plain = readableText(text, MAXIMUM);
  if (plain === null) return 'invalid_text';
  return changeClaim(ports, claimId, async () => ({
    movement: { kind, text: plain, notification: kind === 'PENDIENTE' ? 'something-missing' : 'claim-news' },
  }));
}
