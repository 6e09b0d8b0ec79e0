export { petsApi, usePets } from './pets-endpoints.ts';
export type { NewPet, NewPetBody } from './new-pet.ts';
export { usePet, type PetState } from './use-pet.ts';
export { PetsGate } from '../components/pets-gate/pets-gate.tsx';
export { Uninsured } from '../components/pets-gate/uninsured.tsx';
