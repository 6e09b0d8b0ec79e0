export { type Codecs } from '../images/decode-picture.ts';
export { createDocumentProcessor } from './document-processor.ts';
export { processDocument } from './process-document.ts';
