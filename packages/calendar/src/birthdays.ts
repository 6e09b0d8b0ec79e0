import type { Event } from '@huella/contract';
import { addYears, type Day } from '@huella/validation/day';

/** Years that fit into the id of a birthday beside its pet. */
const YEARS = 1000;

/** The pet whose birthdays are meant. */
export interface BornPet {
  readonly id: number;
  readonly nombre: string;
  readonly animal: Event['mascota']['animal'];
  readonly sexo: Event['mascota']['sexo'];
  readonly fecha_nacimiento: Day;
}

/** All birthdays of a pet up to the next one after or on `today`, oldest first (D50). */
export function birthdaysOf(pet: BornPet, today: Day): Event[] {
  const birthdays: Event[] = [];
  for (let age = 1; age < YEARS; age += 1) {
    const on = addYears(pet.fecha_nacimiento, age);
    birthdays.push(birthdayOf(pet, age, on, today));
    if (on >= today) break;
  }
  return birthdays;
}

function birthdayOf({ id, nombre, animal, sexo }: BornPet, age: number, on: Day, today: Day): Event {
  return {
    id: -(id * YEARS + age),
    mascota: { id, nombre, animal, sexo },
    tipo: 'Cumpleaños',
    event_on: on,
    hora: '00:00',
    done: on < today,
    description: '',
    title: age === 1 ? 'Cumple 1 año' : `Cumple ${age} años`,
  };
}

/** The pet of a birthday's id, and how old it turns; null for an id that is of no birthday. */
export function birthdayOfId(id: number): { petId: number; age: number } | null {
  const petId = Math.floor(-id / YEARS);
  const age = -id % YEARS;
  return petId > 0 && age > 0 ? { petId, age } : null;
}
