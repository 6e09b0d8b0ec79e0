import type { MockServer } from '@huella/mocks';

/** The network of a test: the server in memory, and a list of what it should not have been asked. */
export interface Network {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Requests that no call of the contract answers, as "GET /path". A test that has one fails. */
  readonly unhandled: readonly string[];
}

/** Hands requests to the server and remembers those that it does not know. */
export function createNetwork(server: MockServer): Network {
  const unhandled: string[] = [];
  return {
    unhandled,
    fetch: async (request) => {
      try {
        return await server.fetch(request);
      } catch (error) {
        if (error instanceof Error && error.name === 'UnhandledRequest')
          unhandled.push(`${request.method} ${new URL(request.url).pathname}`);
        throw error;
      }
    },
  };
}
