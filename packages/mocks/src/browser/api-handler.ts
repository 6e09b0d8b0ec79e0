import { http, HttpResponse, type HttpHandler, type UnhandledFrameHandle } from 'msw';
import { HttpNetworkFrame } from 'msw/experimental';
import { isServerPath } from '@huella/server';
import { NetworkFault } from '../answers/faults.ts';
import type { MockServer } from '../mock-server.ts';

function isOurs(url: URL): boolean {
  return url.origin === location.origin;
}

/** Only a real network error reaches the page as one: a thrown exception would become a 500. */
async function answer(server: Pick<MockServer, 'fetch'>, request: Request): Promise<Response> {
  try {
    return await server.fetch(request);
  } catch (error) {
    if (error instanceof NetworkFault || request.signal.aborted) return HttpResponse.error();
    throw error;
  }
}

/** Hands every request to the API and to the server's own pages to the server in this page. */
export function apiHandler(server: Pick<MockServer, 'fetch'>): HttpHandler {
  return http.all(
    ({ request }) => isOurs(new URL(request.url)) && isServerPath(new URL(request.url).pathname),
    ({ request }) => answer(server, request),
  );
}

/** The app's own files come from where the app came from; anything from elsewhere has no place in QA's build. */
export const onUnhandledFrame: UnhandledFrameHandle = ({ frame, defaults }) => {
  if (!(frame instanceof HttpNetworkFrame)) return;
  const url = new URL(frame.data.request.url);
  if (url.protocol.startsWith('http') && !isOurs(url)) defaults.error();
};
