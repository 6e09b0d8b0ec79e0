import type { Person } from '@huella/contract';
import type { AddressForm, PersonalDataForm, PersonForm } from '@huella/validation/person';

/** Initial values. `genero` is M by default (specification §3). */
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

export function personalDataValues(person: Person | null): PersonalDataForm {
  return { datos_persona: personValues(person), datos_domicilio: addressValues(person) };
}
