/** What the add-pet screen borrows from payments and profile (`PetsDependencies`), loaded with that screen and not before. */
export { PaymentMethodPicker } from '@huella/payments';
export { usePersonalData } from '@huella/profile/api';
