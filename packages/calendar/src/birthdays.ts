import type { Event } from '@huella/contract';
import { addYears, type Day } from '@huella/validation/day';

/** Ages that fit into the id of a birthday. */
const YEARS = 1000;

export interface BirthdayPet {
  readonly id: number;
  readonly nombre: string;
  readonly animal: Event['mascota']['animal'];
  readonly sexo: Event['mascota']['sexo'];
  readonly fecha_nacimiento: Day;
}

/** Oldest first, up to the next birthday on or after `today` (D50). */
export function birthdaysOf(pet: BirthdayPet, today: Day): Event[] {
  const birthdays: Event[] = [];
  for (let age = 1; age < YEARS; age += 1) {
    const on = addYears(pet.fecha_nacimiento, age);
    birthdays.push(birthdayOf(pet, age, on, today));
    if (on >= today) break;
  }
  return birthdays;
}

function birthdayOf({ id, nombre, animal, sexo }: BirthdayPet, age: number, on: Day, today: Day): Event {
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

/** Decodes a birthday's id; null for any other id. */
export function parseBirthdayId(id: number): { petId: number; age: number } | null {
  const petId = Math.floor(-id / YEARS);
  const age = -id % YEARS;
  return petId > 0 && age > 0 ? { petId, age } : null;
}
