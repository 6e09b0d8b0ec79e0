import type { Day } from '@huella/validation/day';
import type { NewPetBody } from '../api/new-pet.ts';

/** What the first step hands over, already checked; `peso` in kilograms. */
export interface PetData {
  nombre: string;
  color: string;
  sexo: string;
  fecha_nacimiento: Day;
  animal: string;
  raza: string;
  peso: number | null;
}

/** What the second step hands over: the ids of the plan and of the payment method. */
export interface PlanData {
  plan: number;
  id: number;
}

/**
 * The body of POST /app/user/mascotas. A weight counts as taken today, in Argentina; an empty benefit code is null
 * (specification §4 *Add pet*).
 */
export function newPetBody(pet: PetData, plan: PlanData, code: string, today: Day): NewPetBody {
  return {
    datos_mascota: { ...pet, fecha_pesaje: pet.peso === null ? null : today },
    datos_pago: plan,
    codigo_vendedor: code.trim() || null,
  };
}
