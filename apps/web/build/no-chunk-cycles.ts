import type { Plugin, Rolldown } from 'vite';

/** A circle of chunks that import each other; null without one. */
function cycleIn(chunks: ReadonlyMap<string, Rolldown.OutputChunk>): string[] | null {
  const done = new Set<string>();
  function walk(name: string, path: string[]): string[] | null {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return null;
    done.add(name);
    for (const next of chunks.get(name)?.imports ?? []) {
      const cycle = walk(next, [...path, name]);
      if (cycle) return cycle;
    }
    return null;
  }
  for (const name of chunks.keys()) {
    const cycle = walk(name, []);
    if (cycle) return cycle;
  }
  return null;
}

/**
 * Fails a build in which chunks import each other: one of them then runs before its dependency, and only production fails, with
 * "cannot read properties of undefined".
 */
export function noChunkCycles(): Plugin {
  return {
    name: 'huella:no-chunk-cycles',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = new Map<string, Rolldown.OutputChunk>();
      for (const [name, output] of Object.entries(bundle))
        if (output.type === 'chunk') chunks.set(name, output);
      const cycle = cycleIn(chunks);
      if (cycle) throw new Error(`chunks import each other: ${cycle.join(' → ')}`);
    },
  };
}
