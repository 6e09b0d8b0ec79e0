import type { CancellationRequest, CardRecord } from '@huella/contract';

/** The current and future policies without a pending cancellation request (D35). */
export function cancellablePolicies(
  policies: readonly CardRecord[],
  requests: readonly CancellationRequest[],
): CardRecord[] {
  const waiting = new Set(
    requests.filter(({ estado }) => estado === 'PENDIENTE').map(({ poliza }) => poliza),
  );
  return policies.filter(
    ({ estado, poliza }) => (estado === 'vigente' || estado === 'futura') && !waiting.has(poliza),
  );
}
