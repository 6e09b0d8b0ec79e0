import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { compress, encodings, siblingOf, type Encoding } from './compress.ts';
import { contentTypeOf, isCompressible } from './content-type.ts';

export interface Variant {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

export interface WebFile {
  readonly contentType: string;
  /** True when the name contains a hash of the content. */
  readonly immutable: boolean;
  readonly plain: Variant;
  readonly encoded: ReadonlyMap<Encoding, Variant>;
}

/** The built app by path (`/assets/index-abc.js`), in memory, so that no request reaches another file. */
export type WebApp = ReadonlyMap<string, WebFile>;

/** Reads the build with its `.br` and `.gz` siblings; compresses text files without them. Null without a build. */
export async function loadWebApp(folder: string): Promise<WebApp | null> {
  const paths = await listFiles(folder);
  if (!paths.includes('index.html')) return null;
  const siblings = new Set(
    Object.values(siblingOf).flatMap((end) => paths.filter((path) => path.endsWith(end))),
  );
  const files = paths.filter((path) => !siblings.has(path));
  return new Map(
    await Promise.all(
      files.map(async (path) => [`/${path}`, await loadFile(folder, path, siblings)] as const),
    ),
  );
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

async function loadFile(folder: string, path: string, siblings: ReadonlySet<string>): Promise<WebFile> {
  const bytes = await readFile(join(folder, path));
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const encoded = new Map<Encoding, Variant>();
  for (const encoding of encodings) {
    const sibling = path + siblingOf[encoding];
    const packed = siblings.has(sibling)
      ? await readFile(join(folder, sibling))
      : await pack(path, bytes, encoding);
    if (packed) encoded.set(encoding, { bytes: new Uint8Array(packed), etag: `"${hash}-${encoding}"` });
  }
  const plain = { bytes: new Uint8Array(bytes), etag: `"${hash}"` };
  return { contentType: contentTypeOf(path), immutable: isHashed(path), plain, encoded };
}

async function pack(path: string, bytes: Buffer, encoding: Encoding): Promise<Buffer | null> {
  if (!isCompressible(path)) return null;
  const packed = await compress[encoding](bytes);
  return packed.length < bytes.length ? packed : null;
}

/** Vite's hashed names: `assets/name-Ab3_dE9x.js`. */
function isHashed(path: string): boolean {
  return /^assets\/.*-[\w-]{8}\.\w+$/.test(path);
}
