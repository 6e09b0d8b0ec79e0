import * as z from 'zod/mini';
import { addressMessages, textMessages } from '../messages.ts';
import { maxLength, requiredCollapsedLine, requiredLine, rule, singleLine } from '../rules.ts';
import { collapseBlanks, hasInvisible } from '../text.ts';

/** Letters of any Latin alphabet, digits, `. - /` and, except for the floor, spaces (specification §5, D58). */
const withSpaces = /^[\p{L}\p{M}\d .\-/]+$/u;
const withoutSpaces = /^[\p{L}\p{M}\d.\-/]+$/u;

const emptyIsNull = z.transform((text: string | null | undefined) =>
  text == null || text === '' ? null : text,
);

function optionalLine() {
  return z.nullish(singleLine(undefined, collapseBlanks));
}

/** By wire name (specification §5). */
export const addressFields = {
  direccion: requiredCollapsedLine(addressMessages.streetMissing).check(
    rule((text) => withSpaces.test(text) && !hasInvisible(text), addressMessages.streetCharacters),
    maxLength(40, textMessages.tooLong),
  ),
  numero: requiredCollapsedLine(addressMessages.numberMissing).check(
    rule((text) => withSpaces.test(text) && !hasInvisible(text), addressMessages.numberCharacters),
    maxLength(10, textMessages.tooLong),
  ),
  piso: z.pipe(
    optionalLine().check(
      rule(
        (text) => !text || (withoutSpaces.test(text) && !hasInvisible(text)),
        addressMessages.floorCharacters,
      ),
      rule((text) => !text || Array.from(text).length <= 3, textMessages.tooLong),
    ),
    emptyIsNull,
  ),
  departamento: z.pipe(
    optionalLine().check(rule((text) => !text || Array.from(text).length <= 4, textMessages.tooLong)),
    emptyIsNull,
  ),
  localidad: z.pipe(
    z
      .nullable(z.number({ error: addressMessages.localityMissing }))
      .check(rule((id) => id !== null && Number.isInteger(id) && id > 0, addressMessages.localityMissing)),
    z.transform((id: number | null) => id ?? 0),
  ),
};

/** `datos_domicilio` as posted (specification §3): the locality implies the province. */
export const postedAddressSchema = z.object(addressFields);

/** The address form: with the province, and the locality's name for display (specification §3). */
export const addressSchema = z.object({
  ...addressFields,
  provincia: requiredLine(addressMessages.provinceMissing),
  localidadString: singleLine(),
});

/** `localidad` is null until chosen. */
export type AddressForm = z.input<typeof addressSchema>;
/** Empty `piso` and `departamento` are null. */
export type AddressOutput = z.output<typeof addressSchema>;
