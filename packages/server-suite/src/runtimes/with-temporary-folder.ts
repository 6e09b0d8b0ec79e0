import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Runtime } from '@huella/server/testing';

/** Deletes the folder when the runtime closes. */
export async function withTemporaryFolder(create: (folder: string) => Promise<Runtime>): Promise<Runtime> {
  const folder = await mkdtemp(join(tmpdir(), 'huella-suite-'));
  const { ports, close } = await create(folder);
  return {
    ports,
    close: async () => {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
