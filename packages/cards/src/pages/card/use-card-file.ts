import { saveFile, toast } from '@huella/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { shareFile } from '../../drawing/share-file.ts';
import type { Setting } from '@huella/api-client';
import { copy } from '../../copy.ts';

/** How long the warning stays (specification §9 *Toasts*), in milliseconds. */
const WARNING_MS = 8_000;

const loadDrawing = () => import('../../drawing/draw-card.ts');

export type CardWay = 'save' | 'share';

/**
 * Draws the card as a file, one at a time, and saves or shares it. Loads the drawing code with the page, so that a card can be
 * saved without a network.
 */
export function useCardFile(card: RefObject<HTMLElement | null>, name: string, support: Setting) {
  const [busy, setBusy] = useState<CardWay | null>(null);
  const running = useRef(false);
  useEffect(() => void loadDrawing().catch(() => undefined), []);
  const start = async (way: CardWay) => {
    if (running.current || !card.current) return;
    running.current = true;
    setBusy(way);
    try {
      const { drawCard } = await loadDrawing();
      await hand(new File([await drawCard(card.current)], name, { type: 'image/png' }), way);
    } catch (error) {
      toast.warning(isNoise(error) ? copy.canvasNoise : failureText(support), { durationMs: WARNING_MS });
    } finally {
      running.current = false;
      setBusy(null);
    }
  };
  return { busy, start: (way: CardWay) => void start(way) };
}

/** Saves what the browser refuses to share because drawing took too long after the tap. Cancelling is not a failure. */
async function hand(file: File, way: CardWay): Promise<void> {
  const outcome = way === 'share' ? await shareFile(file) : 'refused';
  if (outcome === 'cancelled') return;
  if (outcome === 'refused' && !(await saveFile(file, file.name))) return;
  toast.success(outcome === 'shared' ? copy.shared : copy.saved);
}

/** Whether the browser adds noise to the canvas. Checked by name, so that the imaging code stays in the drawing's chunk. */
function isNoise(error: unknown): boolean {
  return error instanceof Error && 'problem' in error && error.problem === 'canvasNoise';
}

function failureText({ state, value }: Setting): string {
  if (state === 'hidden') return copy.failure;
  return copy.failureWithEmail(value ?? copy.unconfigured);
}
