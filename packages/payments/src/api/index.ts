export { paymentsApi } from './payments-endpoints.ts';
export {
  sealPaymentMethod,
  type NewPaymentMethod,
  type SealedPaymentMethod,
} from './sealed-payment-method.ts';
