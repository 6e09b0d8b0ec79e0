export { type Codecs } from '../images/decode-image.ts';
export { createDocumentProcessor } from './document-processor.ts';
export { processDocument } from './process-document.ts';
