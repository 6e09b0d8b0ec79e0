import { calls } from '@huella/contract';
import type { Client, Reply } from './client.ts';

/** The number of the policy that this server gives a pet. */
export function policyOf(petId: number): string {
  return `HU-${String(petId).padStart(8, '0')}`;
}

/** Asks to end a policy. */
export function askCancellation(
  client: Client,
  poliza: string,
  { key, ...changes }: { motivo?: unknown; detalle?: unknown; key?: string } = {},
): Promise<Reply> {
  const body = { poliza, motivo: 'OTRO', detalle: 'Me mudo', ...changes };
  return client.call(calls.requestCancellation, { body, ...(key !== undefined && { key }) });
}

/** What somebody asked to end. */
export async function cancellationsOf(client: Client): Promise<Reply['body']> {
  return (await client.call(calls.listCancellationRequests)).body;
}
