/** What the add-pet page needs of payments (`PetsDependencies`), loaded with that page and not before. */
export { PaymentMethodName, PaymentMethodPicker } from '@huella/payments';
