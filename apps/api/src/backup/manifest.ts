import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { pathsBelow } from '../files/paths-below.ts';
import { writeAtomically } from '../files/write-atomically.ts';

const NAME = 'manifest.json';

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** SHA-256 by relative path with slashes. */
  files: z.record(z.string(), z.string()),
});

type Manifest = z.output<typeof manifestSchema>;

/** Lists all files of the folder. Written last: a folder without it is not a complete backup. */
export async function writeManifest(folder: string, madeAt: Date): Promise<void> {
  const files: Record<string, string> = {};
  for (const path of (await pathsBelow(folder)).toSorted())
    if (path !== NAME) files[path] = await sha256OfFile(join(folder, path));
  const manifest: Manifest = { format: 1, madeAt: madeAt.toISOString(), files };
  await writeAtomically(join(folder, NAME), Buffer.from(JSON.stringify(manifest, null, 1)), { mode: 0o600 });
}

/** When the backup was made, and its problems as sentences. */
export async function checkBackup(folder: string): Promise<{ madeAt: string; problems: string[] }> {
  const manifest = await readManifest(folder);
  if (manifest === null)
    return { madeAt: '', problems: [`${folder} holds no whole backup: it has no ${NAME}.`] };
  const problems: string[] = [];
  for (const [path, digest] of Object.entries(manifest.files)) {
    const found = await sha256OfFile(join(folder, path)).catch(() => null);
    if (found === null) problems.push(`${path} is missing.`);
    else if (found !== digest) problems.push(`${path} is not what was backed up.`);
  }
  return { madeAt: manifest.madeAt, problems };
}

async function readManifest(folder: string): Promise<Manifest | null> {
  try {
    return z.parse(manifestSchema, JSON.parse(await readFile(join(folder, NAME), 'utf8')));
  } catch {
    return null;
  }
}

/** Streams: a database may exceed what Node reads at once (2 GiB). */
async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
