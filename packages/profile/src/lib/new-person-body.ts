import type { PersonalDataOutput } from '@huella/validation/person';
import type { NewPersonBody } from '../api/bodies.ts';

/** The body of POST /app/user/personas: of the locality only its id (specification §3, §4). */
export function newPersonBody({ datos_persona, datos_domicilio }: PersonalDataOutput): NewPersonBody {
  const { direccion, numero, piso, departamento, localidad } = datos_domicilio;
  return { datos_persona, datos_domicilio: { direccion, numero, piso, departamento, localidad } };
}
