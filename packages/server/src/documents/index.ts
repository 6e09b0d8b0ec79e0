export { type Codecs } from '../images/decode-image.ts';
export { createDocumentProcessor, processDocument } from './process-document.ts';
