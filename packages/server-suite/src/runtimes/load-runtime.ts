import type { CreateRuntime } from '@huella/server/testing';
import { inject } from 'vitest';
import type { RuntimeName } from './runtime-name.ts';

/** Loads only what the engine needs. */
const runtimes: Record<RuntimeName, () => Promise<CreateRuntime>> = {
  memory: async () => (await import('@huella/server/testing')).memoryRuntime,
  postgres: async () => (await import('./postgres.ts')).postgresRuntime,
  'sqlite-file': async () => (await import('./sqlite-file.ts')).sqliteFileRuntime,
  browser: async () => (await import('@huella/mocks/testing')).mockRuntime,
};

/** The runtime of the current Vitest project. */
export function loadRuntime(): Promise<CreateRuntime> {
  return runtimes[inject('runtime')]();
}
