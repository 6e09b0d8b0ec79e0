import type { Person } from '@huella/contract';
import type { AddressForm, PersonalDataForm, PersonForm } from '@huella/validation/person';

/** What the form of the personal data starts with: the person's own, or nothing. `genero` is M unless said (specification §3). */
export function personValues(person: Person | null): PersonForm {
  return {
    nombre: person?.nombre ?? '',
    apellido: person?.apellido ?? '',
    dni: person?.dni ?? '',
    tel_celular: person?.tel_celular ?? '',
    fecha_nacimiento: person?.fecha_nacimiento ?? '',
    genero: person?.genero ?? 'M',
  };
}

/** What the form of the address starts with. */
export function addressValues(person: Person | null): AddressForm {
  const home = person?.datosDomicilio;
  return {
    direccion: home?.direccion ?? '',
    numero: home?.numero ?? '',
    piso: home?.piso ?? '',
    departamento: home?.departamento ?? '',
    provincia: home?.provincia ?? '',
    localidad: home?.localidadId ?? null,
    localidadString: home?.localidad ?? '',
  };
}

/** What the whole form starts with, by the wire's nested names. */
export function personalDataValues(person: Person | null): PersonalDataForm {
  return { datos_persona: personValues(person), datos_domicilio: addressValues(person) };
}
