export { PaymentMethodName } from './components/payment-method-name/payment-method-name.tsx';
export {
  PaymentMethodPicker,
  type PaymentMethodPickerProps,
} from './components/payment-method-picker/payment-method-picker.tsx';
export { paymentsPaths } from './paths.ts';
export { paymentsRoutes } from './routes.ts';
