import type { Indication } from '@huella/contract';

export type VetLinkState = NonNullable<Indication['enlace']>;

/** What can happen to a link on its way (D89). */
type LinkEvent = VetLinkState['estado'];

/** One of the five steps of a link: `failed` ends it or waits for the owner, `next` has not happened. */
export interface LinkStep {
  readonly event: LinkEvent;
  readonly status: 'done' | 'failed' | 'next';
  /** Null where nobody knows when, as of a mail that must have arrived because it was opened. */
  readonly at: string | null;
}

/** How far a link got, in five steps: a mail that came back and an end without an answer stand in the place of what failed. */
export function linkSteps(link: VetLinkState): LinkStep[] {
  const way = [
    { event: 'enviado', at: link.enviado },
    {
      event: isBounced(link) ? 'rebotado' : 'entregado',
      at: isBounced(link) ? link.rebotado : link.entregado,
    },
    { event: 'abierto', at: link.abierto },
    { event: 'empezado', at: link.empezado },
    { event: 'completado', at: link.completado },
  ] as const;
  const last = way.findLastIndex(({ at }) => at !== null);
  const steps = way.map(({ event, at }, index): LinkStep => {
    if (index > last) return { event, status: 'next', at: null };
    return { event, status: event === 'rebotado' ? 'failed' : 'done', at };
  });
  const end = failedEnd(link);
  return end ? [...steps.slice(0, -1), end] : steps;
}

/** Whether the mail came back and nothing has happened since. */
export function isBounced({ rebotado, abierto, empezado, completado }: VetLinkState): boolean {
  return rebotado !== null && abierto === null && empezado === null && completado === null;
}

function failedEnd({ estado, vence, declinado }: VetLinkState): LinkStep | null {
  if (estado === 'vencido') return { event: estado, status: 'failed', at: vence };
  return estado === 'declinado' ? { event: estado, status: 'failed', at: declinado } : null;
}
