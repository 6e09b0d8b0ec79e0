import { describeMethod } from '../../lib/describe-method.ts';
import { usePaymentMethods } from '../payment-method-picker/use-payment-methods.ts';

/** The payment method's label as in the picker; nothing for an unknown id. */
export function PaymentMethodName({ id }: { id: number }) {
  const { methods, mediums, today } = usePaymentMethods(id);
  const method = methods.find((candidate) => candidate.id === id);
  return method === undefined ? null : describeMethod(method, mediums, today).label;
}
