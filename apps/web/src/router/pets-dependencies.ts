/** What the add-pet page needs of payments (`PetsDependencies`), loaded with that page and not before. */
export { PaymentMethodPicker } from '@huella/payments';
