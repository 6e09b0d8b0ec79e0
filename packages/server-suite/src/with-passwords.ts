import type { PasswordHasher } from '@huella/server';
import type { SuiteContext } from './suite-context.ts';
import { withPorts } from './with-ports.ts';

/** The same server with another password hasher, for failures and delays. */
export function withPasswords(ctx: SuiteContext, passwords: Partial<PasswordHasher>): SuiteContext {
  return withPorts(ctx, { passwords: { ...ctx.ports.passwords, ...passwords } });
}
