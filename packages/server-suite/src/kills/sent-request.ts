import * as z from 'zod/mini';

/** A request that can be repeated byte for byte. */
export const sentRequest = z.object({
  id: z.number(),
  path: z.string(),
  method: z.string(),
  headers: z.record(z.string(), z.string()),
  /** As base64. */
  body: z.nullable(z.string()),
});
export type SentRequest = z.output<typeof sentRequest>;

export const givenAnswer = z.object({ id: z.number(), status: z.number(), text: z.string() });
export type GivenAnswer = z.output<typeof givenAnswer>;
