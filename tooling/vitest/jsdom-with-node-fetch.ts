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
  // Node's crypto does not take jsdom's byte arrays for such.
  'Uint8Array',
  'ArrayBuffer',
  'TextEncoder',
  'TextDecoder',
] as const;

/** jsdom has no media queries: nothing matches, nothing ever changes. */
function matchNothing(media: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

/** jsdom breaks multipart bodies and happy-dom breaks fetch: keep jsdom's DOM and Node's network and byte classes. */
const environment: Environment = {
  name: 'jsdom-with-node-fetch',
  viteEnvironment: 'client',
  async setup(global: typeof globalThis, options) {
    const own = NODES_OWN.map((name) => [name, global[name]] as const);
    const jsdom = await builtinEnvironments.jsdom.setup(global, options);
    for (const [name, value] of own)
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    global.matchMedia ??= matchNothing;
    // jsdom draws nothing, so nothing has to be brought into view.
    Object.assign(global.Element.prototype, { scrollIntoView: () => undefined });
    return jsdom;
  },
};

export default environment;
