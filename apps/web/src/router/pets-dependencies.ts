/** What the add-pet page needs of payments and profile (`PetsDependencies`), loaded with that page and not before. */
export { PaymentMethodPicker } from '@huella/payments';
export { usePersonalData } from '@huella/profile/api';
