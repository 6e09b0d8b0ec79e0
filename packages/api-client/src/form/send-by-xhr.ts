import { watchForStall } from './stall-watch.ts';

/** The share of the body that has been sent, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** Statuses whose `Response` must have no body. */
const BODILESS = new Set([204, 205, 304]);

/** Sends like `fetch`, with upload progress. A stalled upload fails with a `TimeoutError`; there is no total limit. */
export async function sendByXhr(wire: Request, onProgress: OnProgress): Promise<Response> {
  const body = await wire.blob();
  wire.signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(wire.method, wire.url);
    xhr.responseType = 'blob';
    wire.headers.forEach((value, name) => xhr.setRequestHeader(name, value));
    const watch = watchForStall(() => {
      reject(new DOMException('Nothing has left for too long.', 'TimeoutError'));
      xhr.abort();
    });
    xhr.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total === 0) return;
      watch.progressed(loaded / total);
      onProgress(loaded / total);
    });
    xhr.addEventListener('loadend', watch.stop);
    xhr.addEventListener('load', () => resolve(responseOf(xhr)));
    xhr.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
    xhr.addEventListener('abort', () => reject(abortionOf(wire.signal)));
    wire.signal.addEventListener('abort', () => xhr.abort());
    xhr.send(body);
  });
}

function responseOf(xhr: XMLHttpRequest): Response {
  const body: unknown = xhr.response;
  const isBodiless = BODILESS.has(xhr.status) || !(body instanceof Blob);
  return new Response(isBodiless ? null : body, { status: xhr.status, headers: headersOf(xhr) });
}

function headersOf(xhr: XMLHttpRequest): [string, string][] {
  const lines = xhr.getAllResponseHeaders().split('\r\n').filter(Boolean);
  return lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
}

function abortionOf({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new DOMException('The request was given up.', 'AbortError');
}
