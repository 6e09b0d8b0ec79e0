import type { PasswordHasher } from '@huella/server';
import type { Bench } from './home.ts';
import { withPorts } from './with-ports.ts';

/** The same server with a password hasher that fails, or takes its time, as given. */
export function withPasswords(bench: Bench, passwords: Partial<PasswordHasher>): Bench {
  return withPorts(bench, { passwords: { ...bench.ports.passwords, ...passwords } });
}
