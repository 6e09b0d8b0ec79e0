export { encodeJpeg, type JpegModules } from './jpeg-codec.ts';
export { createImageProcessor } from './image-processor.ts';
export { petPhoto, processImage } from './process-image.ts';
