import * as z from 'zod/mini';
import type { Day } from '../day/day.ts';
import { addressMessages, personMessages } from '../messages.ts';
import { atMost, requiredDay, requiredLine, rule } from '../rules.ts';
import { dni } from './dni.ts';
import { phone } from './phone.ts';

const NAME_MAXIMUM = 100;
/** Nobody who is alive was born earlier: a slip like 0024 or 1090 is caught. */
const EARLIEST_BIRTH: Day = '1900-01-01';

/** Letters with any accents, apostrophes, hyphens and blanks (D58). */
const letters = /^[\p{L}\p{M} '’ʼ\-‐‑]+$/u;

function personName(missing: string) {
  return requiredLine(missing).check(
    rule((text) => letters.test(text), personMessages.lettersOnly),
    atMost(NAME_MAXIMUM, addressMessages.tooLong),
  );
}

function birth(today: Day) {
  return requiredDay(personMessages.birthMissing).check(
    rule((day) => day <= today, personMessages.birthInFuture),
    rule((day) => day >= EARLIEST_BIRTH, personMessages.birthTooEarly),
  );
}

/** The rules of each personal datum by its wire name (specification §5); `today` is the Argentine day. */
export function personFields(today: Day) {
  return {
    nombre: personName(personMessages.firstNameMissing),
    apellido: personName(personMessages.lastNameMissing),
    dni: dni(),
    tel_celular: phone(),
    fecha_nacimiento: birth(today),
    genero: z.enum(['F', 'M'], { error: personMessages.genderMissing }),
  };
}

/** `datos_persona` of the form and of the wire (specification §3, §5). DNI and phone come out as digits only. */
export function personSchema(today: Day) {
  return z.object(personFields(today));
}

/** What the form of the personal data holds. */
export type PersonForm = z.input<ReturnType<typeof personSchema>>;
