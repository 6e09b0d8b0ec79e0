export { encodeJpeg, type JpegModules } from './jpeg-codec.ts';
export { createImageProcessor, petPhoto, processImage } from './process-image.ts';
