import type { MockServer } from '@huella/mocks';

export interface Network {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Requests outside of the contract, as "GET /path". They fail the test. */
  readonly unhandled: readonly string[];
}

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
