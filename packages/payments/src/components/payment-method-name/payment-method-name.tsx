import { describeMethod } from '../../lib/describe-method.ts';
import { usePaymentMethods } from '../payment-method-picker/use-payment-methods.ts';

/** What a payment method is and its last four digits, as the picker has it; nothing for one that is not the person's. */
export function PaymentMethodName({ id }: { id: number }) {
  const { methods, mediums, today } = usePaymentMethods(id);
  const method = methods.find((candidate) => candidate.id === id);
  return method === undefined ? null : describeMethod(method, mediums, today).label;
}
