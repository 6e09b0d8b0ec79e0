export { coverageSchema, type CoverageForm } from './coverage.ts';
export { petBirthWindow } from './birth.ts';
export { petChangeSchema, petFields, petSchema, type PetForm } from './pet.ts';
export { syncSchema, type SyncForm } from './sync.ts';
export { type WeightEntryForm, weightEntrySchema, weightUpdateSchema } from './weight.ts';
