export { calls, type CallId } from './calls.ts';
export { pathOf, type Access, type Call, type Schema } from './call.ts';
export { JWT_EXPIRED } from './expired.ts';
export { errorBody, type ErrorBody, type ErrorCode, type FieldError } from './errors.ts';
export type { Animal, Gender, PetSex } from './primitives.ts';
export { tokens, type Tokens } from './auth.ts';
export type { Locality, Person, PersonChangeRequest, PetChangeRequest } from './person.ts';
export type { Breed, ConfigItem, Pet, Plan, WeightEntry } from './pets.ts';
export { CHECKING_CBU, SAVINGS_CBU, type PaymentMedium, type PaymentMethod } from './payments.ts';
