import { afterEach, expect, test, vi } from 'vitest';
import { PdfError } from '../documents/pdf-problem.ts';
import { createPaperClient } from './paper-client.ts';

afterEach(() => vi.unstubAllGlobals());

const crash = () => new ErrorEvent('error');
const unloaded = () => new Event('error');

function openWith(end: () => Event): Promise<unknown> {
  class BrokenWorker extends EventTarget {
    postMessage() {
      queueMicrotask(() => this.dispatchEvent(end()));
    }
    terminate() {
      this.postMessage = () => undefined;
    }
  }
  vi.stubGlobal('Worker', BrokenWorker);
  return createPaperClient().openPdf({ file: new File(['%PDF'], 'factura.pdf') });
}

test('a worker whose code does not load is reported as a connection failure, not as a device limit', async () => {
  await expect(openWith(unloaded)).rejects.toEqual(new PdfError('notLoaded'));
});

test('a worker that crashes is reported as a device limit', async () => {
  await expect(openWith(crash)).rejects.toEqual(new PdfError('slow'));
});
