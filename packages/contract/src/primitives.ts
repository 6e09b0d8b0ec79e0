import * as z from 'zod/mini';

/** A positive integer id. */
export const id = z.int().check(z.positive());

/** The same in a path or a query, where it arrives as text: digits only, no sign, no exponent. */
export const idText = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
  z.transform((digits: string) => Number(digits)),
);

/** A calendar day, `YYYY-MM-DD` (D15). Never an instant: it has no zone. */
export const day = z.iso.date();

/** An instant, ISO 8601 with an offset or `Z` (D15). */
export const instant = z.iso.datetime({ offset: true });

/** Whole pesos. */
export const money = z.int().check(z.nonnegative());

/**
 * Text with an upper bound, so that no input is without a limit; counted in code points after NFC, as the forms do (D56). Which
 * characters may be in it is the rule of every text (D113), which the server holds all of a request to.
 */
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

/** The wire letter of a pet's sex is `H` or `M`; an `F` is read as `H` (D01). */
export const petSex = z.pipe(
  z.enum(['H', 'M', 'F']),
  z.transform((letter: 'H' | 'M' | 'F'): 'H' | 'M' => (letter === 'M' ? 'M' : 'H')),
);

/** A person's gender as the specification's §3 writes it. */
export const gender = z.enum(['F', 'M']);

/** A file of a multipart form. */
export const file = z.instanceof(Blob);

/** The body of an answer that is no JSON. */
export const bytes = z.instanceof(Uint8Array);

export const created = z.object({ id });
export const nothing = z.object({});

export type Animal = z.infer<typeof animal>;
export type PetSex = z.output<typeof petSex>;
export type Gender = z.infer<typeof gender>;
