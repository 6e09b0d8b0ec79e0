import type { Codecs } from '../images/decode-picture.ts';
import type { DocumentProcessor } from '../ports.ts';
import { processDocument } from './process-document.ts';

/** A document processor on the calling thread, for runtimes without an event loop to protect: browsers and tests. */
export function createDocumentProcessor(codecs: Codecs): DocumentProcessor {
  return { process: (bytes, policy) => processDocument(codecs, bytes, policy) };
}
