export { hasCanvasNoise } from './image/canvas-noise.ts';
export { inspectImage, type InspectedImage } from './image/inspect-image.ts';
export { ImageError, type ImageProblem } from './image/image-error.ts';
export { imageKind } from './image/image-kind.ts';
export { readJpegHeader } from './image/jpeg-header.ts';
export { MAXIMUM_SIDE } from './image/limits.ts';
export { isSameImage } from './image/same-image.ts';
export { reduceImage } from './reduce/reduce-image.ts';
export { decodeImage } from './worker/decode-image.ts';
