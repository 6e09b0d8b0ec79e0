import type { Indication } from '@huella/contract';

export type VetLinkState = NonNullable<Indication['enlace']>;

/** D89. */
type LinkEvent = VetLinkState['estado'];

/** `failed` ends the link or waits for the owner; `next` has not happened. */
export interface LinkStep {
  readonly event: LinkEvent;
  readonly status: 'done' | 'failed' | 'next';
  /** Null where unknown, as for an email that was opened without a delivery report. */
  readonly at: string | null;
}

/** Five steps; a bounced email or an end without a reply replaces the failed step. */
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

/** Whether the email bounced and nothing happened since. */
export function isBounced({ rebotado, abierto, empezado, completado }: VetLinkState): boolean {
  return rebotado !== null && abierto === null && empezado === null && completado === null;
}

function failedEnd({ estado, vence, declinado }: VetLinkState): LinkStep | null {
  if (estado === 'vencido') return { event: estado, status: 'failed', at: vence };
  return estado === 'declinado' ? { event: estado, status: 'failed', at: declinado } : null;
}
