import { argon2id, argon2Verify } from 'hash-wasm';
import { Kysely } from 'kysely';
import { createHmac, randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import {
  migrate,
  seedCatalogues,
  type BlobStore,
  type Database,
  type Ports,
  type Vault,
} from '@huella/server';
import { createDocumentProcessor } from '@huella/server/documents';
import { createImageProcessor } from '@huella/server/images';
import { nodeSqliteEngine, sqliteDialect } from '@huella/server/sqlite';
import { nodeCodecs } from './load-codecs.ts';
import { loadJpegModules } from './load-jpeg-modules.ts';
import type { ControlledPorts, Runtime } from './runtime.ts';

/** Empty. */
export function memoryDatabase(): Kysely<Database> {
  return new Kysely<Database>({ dialect: sqliteDialect(nodeSqliteEngine(new DatabaseSync(':memory:'))) });
}

/** An in-memory runtime with real but cheap argon2id, on the given SQLite database if any. */
export async function memoryRuntime(
  controlledPorts: ControlledPorts,
  db = memoryDatabase(),
): Promise<Runtime> {
  await migrate(db);
  await seedCatalogues(db);
  return { ports: portsOver(db, controlledPorts), close: () => db.destroy() };
}

function portsOver(db: Kysely<Database>, controlledPorts: ControlledPorts): Ports {
  return {
    ...controlledPorts,
    db,
    vault: memoryVault(),
    accessTokenKey: randomBytes(32),
    passwords: {
      hash: (password) =>
        argon2id({
          password,
          salt: randomBytes(16),
          parallelism: 1,
          iterations: 1,
          memorySize: 8,
          hashLength: 32,
          outputType: 'encoded',
        }),
      verify: (hash, password) => argon2Verify({ hash, password }).catch(() => false),
    },
    blobs: memoryBlobs(),
    images: createImageProcessor(loadJpegModules),
    documents: createDocumentProcessor(nodeCodecs),
    config: {
      publicUrl: 'http://huella.test',
      webUrl: 'http://huella.test',
      supportEmail: 'ayuda@huella.example',
      corsOrigins: [],
      secure: false,
      trustProxy: false,
    },
  };
}

function memoryVault(): Vault {
  const key = randomBytes(32);
  const fingerprint = async (plain: string) => createHmac('sha256', key).update(plain).digest('base64url');
  const sealed = new Map<string, string>();
  return {
    keyId: 'memory',
    async seal(plain) {
      const handle = randomBytes(12).toString('base64url');
      sealed.set(handle, plain);
      return handle;
    },
    async open(handle) {
      const plain = sealed.get(handle);
      if (plain === undefined) throw new Error('not sealed here');
      return plain;
    },
    fingerprint,
    fingerprints: async (plain) => [await fingerprint(plain)],
  };
}

function memoryBlobs(): BlobStore {
  const blobs = new Map<string, { bytes: Uint8Array; contentType: string }>();
  return {
    put: async (key, bytes, contentType) => void blobs.set(key, { bytes, contentType }),
    get: async (key) => {
      const blob = blobs.get(key);
      return blob ? { ...blob, bytes: new Uint8Array(blob.bytes) } : null;
    },
    delete: async (key) => void blobs.delete(key),
    check: async () => undefined,
    async *list(prefix) {
      for (const key of blobs.keys()) if (key.startsWith(prefix)) yield key;
    },
  };
}
