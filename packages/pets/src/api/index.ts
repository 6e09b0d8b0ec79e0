export { petsApi, usePets } from './pets-endpoints.ts';
export { plansApi } from './plans-endpoints.ts';
export type { NewPet, NewPetBody } from './new-pet.ts';
export { usePet, type PetState } from './use-pet.ts';
export { useOnlyPet } from './use-only-pet.ts';
export { PetFilter } from '../components/pet-filter/pet-filter.tsx';
export { PetGate } from '../components/pets-gate/pet-gate.tsx';
export { PetsGate } from '../components/pets-gate/pets-gate.tsx';
export { Uninsured } from '../components/pets-gate/uninsured.tsx';
