import type { Pet, Plan } from '@huella/contract';
import { petPolicyStateOn } from '@huella/pets/api';
import type { Day } from '@huella/validation/day';

export interface MonthlyCost {
  readonly pet: Pet;
  /** Whole pesos. */
  readonly amount: number;
}

/** The covers that are or will be in force; none if the price of one is unknown, so that the total is never too low. */
export function monthlyCosts(pets: readonly Pet[], plans: readonly Plan[], today: Day): MonthlyCost[] {
  const covered = pets.filter((pet) => {
    const state = petPolicyStateOn(today, pet);
    return state === 'vigente' || state === 'futura';
  });
  const costs = covered.flatMap((pet) => {
    const plan = plans.find(({ nombre }) => nombre === pet.plan);
    return plan === undefined ? [] : [{ pet, amount: plan.costo }];
  });
  return costs.length === covered.length ? costs : [];
}
