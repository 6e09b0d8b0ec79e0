export { encodeJpeg, type JpegModules } from './jpeg-codec.ts';
export { createPictureMaker } from './picture-maker.ts';
export { makePicture } from './make-picture.ts';
