import { builtinEnvironments, type Environment } from 'vitest/runtime';

const NODES_OWN = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'File',
  'Blob',
  'AbortController',
  'AbortSignal',
  // Node's crypto rejects jsdom's byte arrays.
  'Uint8Array',
  'ArrayBuffer',
  'TextEncoder',
  'TextDecoder',
] as const;

/** jsdom has no media queries: nothing matches, nothing changes. */
function matchNothing(media: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

/** jsdom breaks multipart bodies and happy-dom breaks fetch: combines jsdom's DOM with Node's network and byte classes. */
const environment: Environment = {
  name: 'jsdom-with-node-fetch',
  viteEnvironment: 'client',
  async setup(global: typeof globalThis, options) {
    const own = NODES_OWN.map((name) => [name, global[name]] as const);
    const jsdom = await builtinEnvironments.jsdom.setup(global, options);
    for (const [name, value] of own)
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    global.matchMedia ??= matchNothing;
    // jsdom has no layout to scroll.
    Object.assign(global.Element.prototype, { scrollIntoView: () => undefined });
    return jsdom;
  },
};

export default environment;
