export { petsApi, usePets } from './pets-endpoints.ts';
export type { NewPet, NewPetBody } from './new-pet.ts';
export { usePet, type PetState } from './use-pet.ts';
