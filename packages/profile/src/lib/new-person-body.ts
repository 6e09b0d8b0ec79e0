import type { AddressOutput, PersonForm } from '@huella/validation/person';
import type { NewPersonBody } from '../api/bodies.ts';

/** The body of POST /app/user/personas: of the place only the locality's id goes out (specification §3, §4). */
export function newPersonBody(person: PersonForm, address: AddressOutput): NewPersonBody {
  const { direccion, numero, piso, departamento, localidad } = address;
  return {
    datos_persona: person,
    datos_domicilio: { direccion, numero, piso, departamento, localidad },
  };
}
