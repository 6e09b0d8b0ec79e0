export { coverageSchema, type CoverageForm } from './coverage.ts';
export { petBirthRange } from './birth.ts';
export {
  benefitCodeSchema,
  editedPetSchema,
  newPetSchema,
  type EditedPet,
  type EditedPetForm,
  type NewPet,
  type NewPetForm,
} from './new-pet.ts';
export { petChangeSchema, petFields, petSchema, type PetForm } from './pet.ts';
export { syncSchema, type SyncForm } from './sync.ts';
export { type WeightEntryForm, weightEntrySchema, weightUpdateSchema } from './weight.ts';
