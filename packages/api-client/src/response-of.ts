import type { Call } from '@huella/contract';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import type * as z from 'zod/mini';

/**
 * A call's response schema as RTK Query's `responseSchema` wants it: typed by what comes *out*, for schemas that also
 * read an older form (D01) take in more than they give.
 */
export function responseOf<C extends Call>(call: C): StandardSchemaV1<z.output<C['response']>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Schema` forgets what the schema of C knows
  return call.response as StandardSchemaV1<z.output<C['response']>>;
}
