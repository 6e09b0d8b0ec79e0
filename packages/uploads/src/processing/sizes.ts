import { MAXIMUM_SIDE, MAXIMUM_ZOOM } from '../image/limits.ts';
import type { Area } from './area.ts';

export interface Size {
  width: number;
  height: number;
}

/** Size while cropping: enough for 800 pixels at the largest zoom, within every canvas. */
export function workingSize({ width, height }: Size): Size {
  const shortest = MAXIMUM_SIDE * MAXIMUM_ZOOM;
  return scaled(
    { width, height },
    Math.min(1, shortest / Math.min(width, height), (2 * shortest) / Math.max(width, height)),
  );
}

export function previewSize({ width, height }: Size): Size {
  return scaled({ width, height }, Math.min(1, 1200 / Math.max(width, height)));
}

export function outputSize(working: Size, area: Area, scale: number): Size {
  const cut = { width: working.width * area.width, height: working.height * area.height };
  return scaled(cut, scale * Math.min(1, MAXIMUM_SIDE / Math.max(cut.width, cut.height)));
}

function scaled({ width, height }: Size, scale: number): Size {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
