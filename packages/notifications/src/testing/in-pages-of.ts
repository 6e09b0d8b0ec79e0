import type { TestAppOptions } from '@huella/testing';

/** Limits the server's inbox pages to `size`. */
export function inPagesOf(size: number): NonNullable<TestAppOptions['before']> {
  return (server) => {
    server.override('listNotifications', (request) => {
      const url = new URL(request.url);
      url.searchParams.set('limite', String(size));
      return server.app.fetch(new Request(url, request));
    });
  };
}
