import { Zip, ZipPassThrough } from 'fflate';
import { uniqueNames } from './unique-names.ts';

interface NamedFile {
  readonly name: string;
  readonly file: Blob;
}

const SLICE = 1024 * 1024;

/** Zips these files unchanged. Moves finished parts into a Blob at once: 400 MB do not fit into a phone's memory twice. */
export async function zipFiles(files: readonly NamedFile[]): Promise<Blob> {
  let done = new Blob([], { type: 'application/zip' });
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(new Uint8Array(chunk));
  });
  const names = uniqueNames(files.map(({ name }) => name));
  const put = () => {
    done = new Blob([done, ...chunks], { type: 'application/zip' });
    chunks = [];
  };
  for (const [at, { file }] of files.entries()) {
    await addFile(zip, names[at] ?? '', file);
    put();
  }
  zip.end();
  put();
  return done;
}

async function addFile(zip: Zip, name: string, file: Blob): Promise<void> {
  const entry = new ZipPassThrough(name);
  zip.add(entry);
  for (let from = 0; from < file.size; from += SLICE)
    entry.push(new Uint8Array(await file.slice(from, from + SLICE).arrayBuffer()));
  entry.push(new Uint8Array(), true);
}
