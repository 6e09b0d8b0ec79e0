export { paymentsApi } from './payments-endpoints.ts';
export {
  stashPaymentMethod,
  type NewPaymentMethod,
  type PaymentMethodHandle,
} from './payment-method-stash.ts';
