import type { Codecs } from '../images/decode-image.ts';
import type { DocumentProcessor } from '../ports.ts';
import { processDocument } from './process-document.ts';

export function createDocumentProcessor(codecs: Codecs): DocumentProcessor {
  return { process: (bytes, preset) => processDocument(codecs, bytes, preset) };
}
