import type { Encode } from '../reduce/reduce-image.ts';
import type { Area } from './area.ts';

/** A decoded picture, upright and on white (O-UP-01, O-UP-05): what the worker and the page's fallback each have. */
export interface ImageCanvas {
  /** False where the browser spoils what is drawn, so that nothing of it may be sent. */
  isFaithful: boolean;
  width: number;
  height: number;
  /** A small JPEG to look at. */
  preview: () => Promise<Blob>;
  /** Draws an area at a share of its largest size within 800 × 800. */
  draw: (area: Area, scale: number) => Encode;
  close: () => void;
}
