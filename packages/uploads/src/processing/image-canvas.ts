import type { Encode } from '../reduce/reduce-image.ts';
import type { Area } from './area.ts';

/** A decoded image, upright and on white (O-UP-01, O-UP-05). */
export interface ImageCanvas {
  isFaithful: boolean;
  width: number;
  height: number;
  preview: () => Promise<Blob>;
  draw: (area: Area, scale: number) => Encode;
  close: () => void;
}
