import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The app's WOFF2, for the server's own pages. Rejects if it is not installed. */
export async function readPageFont(): Promise<Uint8Array<ArrayBuffer>> {
  const file = import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');
  return new Uint8Array(await readFile(fileURLToPath(file)));
}
