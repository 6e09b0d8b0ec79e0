import { http, HttpResponse, type HttpHandler, type UnhandledFrameHandle } from 'msw';
import { HttpNetworkFrame } from 'msw/experimental';
import { isServerPath } from '@huella/server';
import { NetworkFault } from '../answers/faults.ts';
import type { MockServer } from '../mock-server.ts';

function isOurs(url: URL): boolean {
  return url.origin === location.origin;
}

/** The server forbids framing, but QA's console shows its pages in a frame: allows only this page. */
function letConsoleFrame(response: Response): Response {
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
  const headers = new Headers(response.headers);
  const policy = headers.get('Content-Security-Policy') ?? '';
  headers.set('Content-Security-Policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
  headers.set('X-Frame-Options', 'SAMEORIGIN');
  return new Response(response.body, { status: response.status, headers });
}

/** Only a real network error reaches the page as one: an exception would become a 500. */
async function answer(server: Pick<MockServer, 'fetch'>, request: Request): Promise<Response> {
  try {
    return letConsoleFrame(await server.fetch(request));
  } catch (error) {
    if (error instanceof NetworkFault || request.signal.aborted) return HttpResponse.error();
    throw error;
  }
}

/** Passes requests for the API and the server's pages to the server in this page. */
export function apiHandler(server: Pick<MockServer, 'fetch'>): HttpHandler {
  return http.all(
    ({ request }) => isOurs(new URL(request.url)) && isServerPath(new URL(request.url).pathname),
    ({ request }) => answer(server, request),
  );
}

/** Lets the app's own files through and rejects every other request. */
export const onUnhandledFrame: UnhandledFrameHandle = ({ frame, defaults }) => {
  if (!(frame instanceof HttpNetworkFrame)) return;
  const url = new URL(frame.data.request.url);
  if (url.protocol.startsWith('http') && !isOurs(url)) defaults.error();
};
