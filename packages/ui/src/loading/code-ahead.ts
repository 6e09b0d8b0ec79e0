export type LoadCode = () => Promise<unknown>;

let fetchFiles: (load: LoadCode) => void = () => undefined;

/** Only what has built the app knows of which files a part is: it says how they are fetched without running any. Otherwise nothing is. */
export function fetchCodeAheadWith(fetcher: (load: LoadCode) => void): void {
  fetchFiles = fetcher;
}

/** Fetches the files of a part, so that to load it later waits for no network. */
export function fetchCodeAhead(load: LoadCode): void {
  fetchFiles(load);
}
