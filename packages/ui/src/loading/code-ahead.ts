export type LoadCode = () => Promise<unknown>;

let fetchFiles: (load: LoadCode) => void = () => undefined;

/** Sets how files are fetched without running them, which only the app's build knows. A no-op otherwise. */
export function fetchCodeAheadWith(fetcher: (load: LoadCode) => void): void {
  fetchFiles = fetcher;
}

export function fetchCodeAhead(load: LoadCode): void {
  fetchFiles(load);
}
