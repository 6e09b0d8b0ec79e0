export { petsApi, usePets } from './pets-endpoints.ts';
export type { NewPet, NewPetBody } from './new-pet.ts';
