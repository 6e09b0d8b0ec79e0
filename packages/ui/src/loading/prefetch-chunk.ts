export type LoadChunk = () => Promise<unknown>;

let prefetcher: (load: LoadChunk) => void = () => undefined;

/** Sets how a chunk is fetched without running it. The app injects it: only its build knows the chunks' URLs. */
export function setPrefetcher(next: (load: LoadChunk) => void): void {
  prefetcher = next;
}

export function prefetchChunk(load: LoadChunk): void {
  prefetcher(load);
}
