/** What the add-pet page needs of payments (`PetsDependencies`), loaded with that page. */
export { PaymentMethodName, PaymentMethodPicker } from '@huella/payments';
