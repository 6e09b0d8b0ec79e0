export { encodeJpeg, type JpegModules } from './jpeg-codec.ts';
export { createImageProcessor } from './image-processor.ts';
export { processImage } from './process-image.ts';
