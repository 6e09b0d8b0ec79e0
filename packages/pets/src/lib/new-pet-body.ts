import type { Day } from '@huella/validation/day';
import type { NewPet } from '@huella/validation/pet';
import type { NewPetBody } from '../api/new-pet.ts';

/**
 * The body of POST /app/user/mascotas (specification §4 *Add pet*). The day of the weight is today in Argentina; an empty benefit
 * code is null.
 */
export function newPetBody({ datos_mascota, datos_pago, codigo_vendedor }: NewPet, today: Day): NewPetBody {
  return {
    datos_mascota: { ...datos_mascota, fecha_pesaje: datos_mascota.peso === null ? null : today },
    datos_pago,
    codigo_vendedor: codigo_vendedor.trim() || null,
  };
}
