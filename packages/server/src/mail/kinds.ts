import type { Ports } from '../ports.ts';
import { passwordRecovery } from './password-recovery.ts';
import type { RenderMail, Rendered } from './rendered.ts';

export type MailKind = 'password-recovery';

const kinds: Readonly<Record<MailKind, RenderMail>> = { 'password-recovery': passwordRecovery };

/** Renders at delivery. Null also for a kind that this version does not know (left by a newer one). */
export async function renderMail(
  ports: Ports,
  row: { kind: string; recipient: string; payload: string },
): Promise<Rendered> {
  if (!Object.hasOwn(kinds, row.kind)) return null;
  const payload = JSON.parse(row.payload) as Record<string, string | number>;
  return kinds[row.kind as MailKind](ports, row.recipient, payload);
}
