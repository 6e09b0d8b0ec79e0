import type { Call } from '@huella/contract';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import type * as z from 'zod/mini';

/** A call's response schema for `responseSchema`, typed by its output, which may be narrower than its input (D01). */
export function responseOf<C extends Call>(call: C): StandardSchemaV1<z.output<C['response']>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Schema` forgets what the schema of C knows
  return call.response as StandardSchemaV1<z.output<C['response']>>;
}
