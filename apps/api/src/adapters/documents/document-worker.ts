import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { processDocument, type Codecs } from '@huella/server/documents';
import type { DocumentWorkerData } from './document-worker-data.ts';
import { loadJpegModules } from '../images/jpeg-modules.ts';

/** Compiled per file: the memory is freed with the file's worker. */
const codecs: Codecs = {
  jpeg: loadJpegModules,
  webp: () => compiled(import.meta.resolve('@jsquash/webp/codec/dec/webp_dec.wasm')),
  heic: () => compiled(import.meta.resolve('libheif-js/libheif-wasm/libheif.wasm')),
};

async function compiled(file: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(new URL(file)));
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `worker-document-processor.ts` starts this worker and hands it just that
const { bytes, preset } = workerData as DocumentWorkerData;
const result = await processDocument(codecs, bytes, preset);
parentPort?.postMessage(result, 'bytes' in result ? [result.bytes.buffer] : []);
