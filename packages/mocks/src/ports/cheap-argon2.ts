import type { PasswordHasher } from '@huella/server';
import { argon2id, argon2Verify } from 'hash-wasm';

/** argon2id's minimum. Real hashes in the real format, but worthless as protection: mocks only. */
const CHEAP = {
  memorySize: 8,
  iterations: 1,
  parallelism: 1,
  hashLength: 32,
  outputType: 'encoded',
} as const;

/** argon2id in WASM for browsers and tests: a hash takes under a millisecond instead of fifty. */
export const cheapArgon2: PasswordHasher = {
  hash: (password) => argon2id({ ...CHEAP, password, salt: crypto.getRandomValues(new Uint8Array(16)) }),
  verify: async (hash, password) => {
    try {
      return await argon2Verify({ hash, password });
    } catch {
      return false;
    }
  },
};
