import {
  inPixels,
  isWholePhoto,
  paperSize,
  turned,
  type Corners,
  type Point,
} from '../perspective/corners.ts';
import { inverse, mapPoint, partOf, rectangleToCorners, type Homography } from '../perspective/homography.ts';
import { warp } from '../perspective/warp.ts';
import {
  contextOf,
  drawn,
  pixelsOf,
  release,
  smoothingFor,
  whiteCanvas,
  withinPixels,
  type DrawableImage,
  type Size,
} from '../worker/canvases.ts';
import type { Cut } from './cut.ts';

export interface PageArea extends Size {
  left: number;
  top: number;
}

export interface PageDrawing {
  size: Size;
  draw: (area: PageArea, scale: number) => OffscreenCanvas;
  toPage: (point: Point) => Point;
}

/** Photo pixels that are warped one by one: more than a page keeps, and within what a phone can hold twice. */
const MOST_WARPED_PIXELS = 12_000_000;

export function pageDrawing(
  photo: DrawableImage,
  cut: Cut,
  check: (canvas: OffscreenCanvas) => void,
): PageDrawing {
  const corners = turned(inPixels(cut.corners, photo), cut.quarters);
  const size = paperSize(corners);
  const onPhoto = rectangleToCorners(size, corners);
  const onPage = inverse(onPhoto);
  const toPage = ({ x, y }: Point) => mapPoint(onPage, { x: x * photo.width, y: y * photo.height });
  const draw = isWholePhoto(cut.corners)
    ? drawStraight(photo, onPage)
    : drawWarped(warpSource(photo, check), corners, size);
  return { size, draw, toPage };
}

/** Without perspective the canvas draws the transform itself. */
function drawStraight(photo: DrawableImage, onPage: Homography): PageDrawing['draw'] {
  const [a, b, c, d, e, f, , , depth] = onPage;
  return ({ left, top, width, height }, scale) => {
    const canvas = whiteCanvas({ width: width * scale, height: height * scale });
    const context = contextOf(canvas);
    context.imageSmoothingQuality = smoothingFor(1 / scale);
    const unit = scale / depth;
    context.setTransform(
      a * unit,
      d * unit,
      b * unit,
      e * unit,
      c * unit - left * scale,
      f * unit - top * scale,
    );
    context.drawImage(photo, 0, 0);
    context.resetTransform();
    return canvas;
  };
}

interface WarpSource {
  pixels: ImageData;
  reduction: number;
}

function warpSource(photo: DrawableImage, check: (canvas: OffscreenCanvas) => void): WarpSource {
  const canvas = drawn(photo, withinPixels(photo, MOST_WARPED_PIXELS));
  check(canvas);
  const pixels = pixelsOf(canvas);
  release(canvas);
  return { pixels, reduction: pixels.width / photo.width };
}

function drawWarped(
  { pixels: source, reduction }: WarpSource,
  corners: Corners,
  size: Size,
): PageDrawing['draw'] {
  const mapping = rectangleToCorners(size, inPixels(corners, { width: reduction, height: reduction }));
  return ({ left, top, width, height }, scale) => {
    const target = whiteCanvas({ width: width * scale, height: height * scale });
    const pixels = new ImageData(target.width, target.height);
    warp(source, partOf(mapping, { x: left, y: top }, scale), pixels);
    contextOf(target).putImageData(pixels, 0, 0);
    return target;
  };
}
