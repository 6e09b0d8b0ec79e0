import { toAppError, type AppError } from '@huella/api-client';

/** What went wrong with a mutation that was waited for, if anything. */
export function failureOf({ error }: { error?: unknown }): AppError | undefined {
  return error === undefined ? undefined : toAppError(error);
}
