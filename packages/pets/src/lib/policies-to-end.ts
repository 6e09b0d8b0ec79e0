import type { CancellationRequest, CardRecord } from '@huella/contract';

/** The policies that cover now or will, and whose end nobody waits for (D35). */
export function policiesToEnd(
  cards: readonly CardRecord[],
  requests: readonly CancellationRequest[],
): CardRecord[] {
  const waiting = new Set(
    requests.filter(({ estado }) => estado === 'PENDIENTE').map(({ poliza }) => poliza),
  );
  return cards.filter(
    ({ estado, poliza }) => (estado === 'vigente' || estado === 'futura') && !waiting.has(poliza),
  );
}
