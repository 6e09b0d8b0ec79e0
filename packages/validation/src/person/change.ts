import * as z from 'zod/mini';
import { type Day, parseDay, toDayMonthYear } from '../day/day.ts';
import { dayMessages } from '../messages.ts';
import { singleLine } from '../rules.ts';
import { addressFields } from './address.ts';
import { personFields } from './person.ts';

const dayMonthYear = /^\d{2}-\d{2}-\d{4}$/;

/** `DD-MM-YYYY` in and out, checked like the form's day (D15). */
function changedBirth(today: Day) {
  const birth = personFields(today).fecha_nacimiento;
  return z.pipe(
    z.pipe(
      singleLine(dayMessages.invalid),
      z.transform((text: string) => (dayMonthYear.test(text) ? (parseDay(text) ?? text) : 'x')),
    ),
    z.pipe(
      birth,
      z.transform((day: string) => toDayMonthYear(day)),
    ),
  );
}

/** A cleared `piso` or `dpto` is `''`, because null means "unchanged". */
function clearable(field: typeof addressFields.piso) {
  return z.pipe(
    field,
    z.transform((text: string | null) => text ?? ''),
  );
}

/**
 * A change request for personal data as posted (specification §3): unchanged keys are null. The server checks `provincia` and
 * `localidadString` against the catalogue.
 */
export function personChangeSchema(today: Day) {
  const fields = personFields(today);
  return z.object({
    nombre: z.nullable(fields.nombre),
    apellido: z.nullable(fields.apellido),
    dni: z.nullable(fields.dni),
    telCelular: z.nullable(fields.tel_celular),
    fechaNac: z.nullable(changedBirth(today)),
    genero: z.nullable(fields.genero),
    direccion: z.nullable(addressFields.direccion),
    numero: z.nullable(addressFields.numero),
    piso: z.nullable(clearable(addressFields.piso)),
    dpto: z.nullable(clearable(addressFields.departamento)),
    localidad: z.nullable(addressFields.localidad),
  });
}
