import * as z from 'zod/mini';
import type { Day } from '../day/day.ts';
import { personMessages } from '../messages.ts';
import { requiredDay, rule } from '../rules.ts';
import { addressSchema } from './address.ts';
import { dni } from './dni.ts';
import { personName } from './person-name.ts';
import { phone } from './phone.ts';

/** Catches a slip like 0024 or 1090. */
const EARLIEST_BIRTH: Day = '1900-01-01';

function birth(today: Day) {
  return requiredDay(personMessages.birthMissing).check(
    rule((day) => day <= today, personMessages.birthInFuture),
    rule((day) => day >= EARLIEST_BIRTH, personMessages.birthTooEarly),
  );
}

/** By wire name (specification §5); `today` is the Argentine day. */
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

/** `datos_persona` of form and wire (specification §3, §5). Outputs DNI and phone as digits only. */
export function personSchema(today: Day) {
  return z.object(personFields(today));
}

export type PersonForm = z.input<ReturnType<typeof personSchema>>;

/** By the wire's nested names (specification §3, §5); `today` is the Argentine day. */
export function personalDataSchema(today: Day) {
  return z.object({ datos_persona: personSchema(today), datos_domicilio: addressSchema });
}

export type PersonalDataForm = z.input<ReturnType<typeof personalDataSchema>>;
export type PersonalDataOutput = z.output<ReturnType<typeof personalDataSchema>>;
