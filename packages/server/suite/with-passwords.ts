import { createApp, type PasswordHasher } from '@huella/server';
import type { Bench } from './home.ts';

/** The same server with a password hasher that fails, or takes its time, as given. */
export function withPasswords(bench: Bench, passwords: Partial<PasswordHasher>): Bench {
  const ports = { ...bench.ports, passwords: { ...bench.ports.passwords, ...passwords } };
  return { ...bench, ports, app: createApp(ports) };
}
