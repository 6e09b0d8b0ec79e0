export {
  addressFields,
  addressSchema,
  postedAddressSchema,
  type AddressForm,
  type AddressOutput,
} from './address.ts';
export { addressCorrection } from './address-correction.ts';
export { areaCodeOf } from './area-code.ts';
export { personChangeSchema } from './change.ts';
export { dniHint } from './dni.ts';
export { personFields, personSchema, type PersonForm } from './person.ts';
export { personalDataSchema, type PersonalDataForm, type PersonalDataOutput } from './personal-data.ts';
export { phoneCorrection } from './phone.ts';
