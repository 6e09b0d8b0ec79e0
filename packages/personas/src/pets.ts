import { argentineDay, firstOfMonthBefore } from './calendar.ts';

/** Ages are in months, so that the pet is insurable on any day. */
export interface PetSeed {
  readonly nombre: string;
  readonly animal: 'Perro' | 'Gato';
  readonly raza: string;
  readonly color: string;
  readonly sexo: 'H' | 'M';
  readonly ageInMonths: number;
  readonly peso: number | null;
  /** Counted from the cheapest. */
  readonly plan: number;
}

export const LUNA: PetSeed = {
  nombre: 'Luna',
  animal: 'Perro',
  raza: 'Golden Retriever',
  color: 'Dorado',
  sexo: 'H',
  ageInMonths: 50,
  peso: 27.5,
  plan: 1,
};

export const MISHI: PetSeed = {
  nombre: 'Mishi',
  animal: 'Gato',
  raza: 'Común Europeo',
  color: 'Atigrado',
  sexo: 'M',
  ageInMonths: 8,
  peso: 3.2,
  plan: 0,
};

export const ROCCO: PetSeed = {
  ...LUNA,
  nombre: 'Rocco',
  raza: 'Mestizo',
  color: 'Negro',
  sexo: 'M',
  ageInMonths: 90,
  plan: 2,
};

export const MANY: readonly PetSeed[] = [
  LUNA,
  MISHI,
  ROCCO,
  { ...MISHI, nombre: 'Ñandú', raza: 'Mestizo', color: 'Blanco', sexo: 'H', ageInMonths: 30 },
  { ...LUNA, nombre: 'Pampa', raza: 'Ovejero Alemán', color: 'Negro y fuego', ageInMonths: 5, peso: null },
  { ...MISHI, nombre: 'Don Gato', raza: 'Mestizo', color: 'Gris', ageInMonths: 70, peso: 5 },
];

export const LONG_NAMES: readonly PetSeed[] = [
  {
    ...LUNA,
    nombre: 'Maximiliana Guadalupe De La Santísima Trinidad Fernández Anchorena',
    raza: 'American Staffordshire Terrier',
    color: 'Blanco con manchas marrones y negras muy irregulares',
  },
  {
    ...MISHI,
    nombre: 'Supercalifragilisticoespialidoso',
    raza: 'American Shorthair (Americano de pelo corto)',
  },
];

export function petBody(pet: PetSeed, now: Date, paymentId: number, planId: number) {
  const { nombre, animal, raza, color, sexo, peso } = pet;
  const fecha_pesaje = peso === null ? null : argentineDay(now);
  const fecha_nacimiento = firstOfMonthBefore(now, pet.ageInMonths);
  return {
    datos_mascota: { nombre, animal, raza, color, sexo, peso, fecha_pesaje, fecha_nacimiento },
    datos_pago: { id: paymentId, plan: planId },
    codigo_vendedor: null,
  };
}
