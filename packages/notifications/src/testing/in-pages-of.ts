import type { TestAppOptions } from '@huella/testing';

/** Has the server answer the inbox in pages of so many notifications, in place of as many as the app asks for. */
export function inPagesOf(size: number): NonNullable<TestAppOptions['before']> {
  return (server) => {
    server.override('listNotifications', (request) => {
      const address = new URL(request.url);
      address.searchParams.set('limite', String(size));
      return server.app.fetch(new Request(address, request));
    });
  };
}
