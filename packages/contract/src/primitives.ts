import * as z from 'zod/mini';

export const id = z.int().check(z.positive());

/** An id in a path or a query: digits only, no sign, no exponent. */
export const idText = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
  z.transform((digits: string) => Number(digits)),
);

/** A calendar day without a time zone, `YYYY-MM-DD` (D15). */
export const day = z.iso.date();

/** ISO 8601 with an offset or `Z` (D15). */
export const instant = z.iso.datetime({ offset: true });

/** Whole pesos. */
export const money = z.int().check(z.nonnegative());

/** Limited in code points after NFC (D56). The server checks the characters of the whole request (D113). */
export function text(maximum: number) {
  return z
    .string()
    .check((payload) => {
      if (Array.from(payload.value.normalize('NFC')).length <= maximum) return;
      payload.issues.push({
        code: 'too_big',
        origin: 'string',
        maximum,
        inclusive: true,
        input: payload.value,
      });
    })
    .register(z.globalRegistry, { maxLength: maximum });
}

export const animal = z.enum(['Perro', 'Gato']);

/** `H` or `M` on the wire; reads `F` as `H` (D01). */
export const petSex = z.pipe(
  z.enum(['H', 'M', 'F']),
  z.transform((letter: 'H' | 'M' | 'F'): 'H' | 'M' => (letter === 'M' ? 'M' : 'H')),
);

/** Specification §3. */
export const gender = z.enum(['F', 'M']);

export const file = z.instanceof(Blob);

/** The body of a response that is not JSON. */
export const bytes = z.instanceof(Uint8Array);

export const created = z.object({ id });
export const nothing = z.object({});

export type Animal = z.infer<typeof animal>;
export type PetSex = z.output<typeof petSex>;
export type Gender = z.infer<typeof gender>;
