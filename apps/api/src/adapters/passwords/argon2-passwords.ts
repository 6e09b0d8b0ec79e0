import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import type { PasswordHasher } from '@huella/server';
import pLimit from 'p-limit';
import { formatPhc, parsePhc } from './phc.ts';

export interface PasswordCost {
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
}

/** OWASP's minimum for argon2id: 19 MiB, two passes. */
const defaultCost: PasswordCost = { memory: 19_456, passes: 2 };
/** Node's thread pool (libuv's) has four threads: one is left for files. */
const MOST_AT_ONCE = 3;
const saltLength = 16;
const tagLength = 32;

const derive = promisify(argon2);

/** argon2id on Node's thread pool, one hash per processor at most. */
export function createPasswords(cost: PasswordCost = defaultCost): PasswordHasher {
  const queue = pLimit(Math.min(availableParallelism(), MOST_AT_ONCE));
  const parameters = { ...cost, parallelism: 1 };
  return {
    hash: (password) =>
      queue(async () => {
        const salt = randomBytes(saltLength);
        const tag = await derive('argon2id', { ...parameters, message: password, nonce: salt, tagLength });
        return formatPhc({ ...parameters, salt, tag });
      }),
    verify: async (hash, password) => {
      const stored = parsePhc(hash);
      if (stored === null) return false;
      const { memory, passes, parallelism, salt, tag } = stored;
      const options = { memory, passes, parallelism, message: password, nonce: salt, tagLength: tag.length };
      return queue(async () => timingSafeEqual(await derive('argon2id', options), tag)).catch(() => false);
    },
  };
}
