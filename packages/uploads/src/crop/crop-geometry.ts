import type { Area } from '../processing/area.ts';
import { MAXIMUM_ZOOM } from '../image/limits.ts';

/** The visible square of an image: its centre in shares of the image, and its zoom (1 to 3). */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

/** Computed from the latest crop, which may not be drawn yet: two fingers move before the next drawing. */
export type ChangeCrop = (change: (before: Crop) => Crop) => void;

export interface Size {
  width: number;
  height: number;
}

export const CENTRED: Crop = { x: 0.5, y: 0.5, zoom: 1 };

export function areaOf(crop: Crop, size: Size): Area {
  const { width, height } = shares(size, crop.zoom);
  return { left: crop.x - width / 2, top: crop.y - height / 2, width, height };
}

export function clampCrop({ x, y, zoom }: Crop, size: Size): Crop {
  const clamped = clamp(zoom, 1, MAXIMUM_ZOOM);
  const { width, height } = shares(size, clamped);
  return { zoom: clamped, x: clamp(x, width / 2, 1 - width / 2), y: clamp(y, height / 2, 1 - height / 2) };
}

/** Moves the image by shares of the window's side: a drag to the right shows more of the left. */
export function moveCrop(crop: Crop, size: Size, right: number, down: number): Crop {
  const { width, height } = shares(size, crop.zoom);
  return clampCrop({ ...crop, x: crop.x - right * width, y: crop.y - down * height }, size);
}

export function zoomCrop(crop: Crop, size: Size, factor: number): Crop {
  return clampCrop({ ...crop, zoom: crop.zoom * factor }, size);
}

function shares({ width, height }: Size, zoom: number): Size {
  const side = Math.min(width, height) / zoom;
  return { width: side / width, height: side / height };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
