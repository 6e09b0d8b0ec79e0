export {
  addressFields,
  addressSchema,
  postedAddressSchema,
  type AddressForm,
  type AddressOutput,
} from './address.ts';
export { addressCorrection } from './address-correction.ts';
export { personChangeSchema } from './change.ts';
export { dniHint } from './dni.ts';
export {
  personalDataSchema,
  personFields,
  personSchema,
  type PersonalDataForm,
  type PersonalDataOutput,
  type PersonForm,
} from './person.ts';
export { areaCodeOf, phoneCorrection } from './phone.ts';
