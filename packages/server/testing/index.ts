export { CATALOGUES } from './catalogues.ts';
export { drawJpeg, RED, WHITE } from './jpeg/draw.ts';
export { PLACE, withExif } from './jpeg/exif.ts';
export { declaringSize, contains, sizeOf } from './jpeg/look.ts';
export { nodeCodecs } from './load-codecs.ts';
export { memoryDatabase, memoryRuntime } from './memory-runtime.ts';
export type { ControlledPorts, CreateRuntime, Runtime } from './runtime.ts';
export { noPush } from './no-push.ts';
export { drawPdf, pdfStream, writePdf } from './pdf/write-pdf.ts';
