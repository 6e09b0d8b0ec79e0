import { spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './support/temporary-folder.ts';

const adapters = join(import.meta.dirname, '../src/adapters');
/** Limits files to 4 kB: writing stops in the middle, as on a full disk. */
const limited = 'ulimit -f 8; trap "" XFSZ; exec "$0" --input-type=module -e "$1"';

test.skipIf(process.platform === 'win32')('a file that finds no room leaves nothing of itself', async () => {
  const folder = temporaryFolder();
  const stdout = run(`
    import { createFolderBlobs } from ${JSON.stringify(join(adapters, 'blobs/folder-blobs.ts'))};
    const blobs = createFolderBlobs(${JSON.stringify(folder)});
    await blobs.put('pets/1/small', new Uint8Array(100), 'image/jpeg');
    await blobs.put('pets/1/large', new Uint8Array(1e6), 'image/jpeg').catch((error) => console.log(error.name));`);
  expect(stdout).toBe('StoreFullError\n');
  const files = await readdir(join(folder, 'content/pets/1'));
  expect(files).toEqual(['small']);
});

test.skipIf(process.platform === 'win32')('a form that finds no room is told so', () => {
  const stdout = run(`
    import { createFolderSpool } from ${JSON.stringify(join(adapters, 'spool/folder-spool.ts'))};
    const chunks = async function* () { yield new Uint8Array(1e6); };
    await createFolderSpool(${JSON.stringify(temporaryFolder())}).store(chunks()).catch((error) => console.log(error.name));`);
  expect(stdout).toBe('StoreFullError\n');
});

function run(script: string): string {
  const { stdout, stderr } = spawnSync('sh', ['-c', limited, process.execPath, script], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout;
}
