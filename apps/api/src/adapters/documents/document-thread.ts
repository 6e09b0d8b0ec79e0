import { parentPort, workerData } from 'node:worker_threads';
import { processDocument } from '@huella/server/documents';
import type { DocumentWork } from './document-work.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `thread-documents.ts` starts this thread and hands it just that
const { codecs, bytes, policy } = workerData as DocumentWork;
const { jpeg, png, webp, heic } = codecs;
const result = await processDocument(
  { jpeg: async () => jpeg, png: async () => png, webp: async () => webp, heic: async () => heic },
  bytes,
  policy,
);
parentPort?.postMessage(result, 'bytes' in result ? [result.bytes.buffer] : []);
