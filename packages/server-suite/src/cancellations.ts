import { calls } from '@huella/contract';
import type { Client, Reply } from './client.ts';

export function policyOf(petId: number): string {
  return `HU-${String(petId).padStart(8, '0')}`;
}

export function requestCancellation(
  client: Client,
  poliza: string,
  { key, ...changes }: { motivo?: unknown; detalle?: unknown; key?: string } = {},
): Promise<Reply> {
  const body = { poliza, motivo: 'OTRO', detalle: 'Me mudo', ...changes };
  return client.call(calls.requestCancellation, { body, ...(key !== undefined && { key }) });
}

/** The caller's cancellation requests. */
export async function cancellationsOf(client: Client): Promise<Reply['body']> {
  return (await client.call(calls.listCancellationRequests)).body;
}
