import { parentPort, workerData } from 'node:worker_threads';
import { processDocument } from '@huella/server/documents';
import { codecs } from './codecs.ts';
import type { DocumentWork } from './document-work.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `thread-documents.ts` starts this thread and hands it just that
const { bytes, policy } = workerData as DocumentWork;
const result = await processDocument(codecs, bytes, policy);
parentPort?.postMessage(result, 'bytes' in result ? [result.bytes.buffer] : []);
