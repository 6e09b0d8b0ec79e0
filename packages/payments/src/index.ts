export {
  PaymentMethodPicker,
  type PaymentMethodPickerProps,
} from './components/payment-method-picker/payment-method-picker.tsx';
