import type { PaymentMedium, PaymentMethod } from '@huella/contract';
import { CHECKING_CBU, SAVINGS_CBU } from '@huella/contract/payments';
import type { Day } from '@huella/validation/day';
import { instantToExpiry } from '@huella/validation/payment';
import { copy } from '../copy.ts';
import { expiresSoon, isExpired } from './is-expired.ts';

export interface MethodDescription {
  readonly mediumName: string;
  /** With the last four digits, all that is ever shown of the number (specification §3, D24). */
  readonly label: string;
  /** Null for a bank account. */
  readonly expiry: string | null;
  readonly isExpired: boolean;
  /** Until the end of this month or the next. */
  readonly expiresSoon: boolean;
}

/** `today` is an Argentine day. */
export function describeMethod(
  method: PaymentMethod,
  mediums: readonly PaymentMedium[],
  today: Day,
): MethodDescription {
  const expired = isExpired(method, today);
  const mediumName = mediumNameOf(method, mediums);
  return {
    mediumName,
    label: copy.method.label(mediumName, method.numero_pago.slice(-4)),
    expiry: expiryText(method, expired),
    isExpired: expired,
    expiresSoon: expiresSoon(method, today),
  };
}

function mediumNameOf({ tipo }: PaymentMethod, mediums: readonly PaymentMedium[]): string {
  if (tipo === SAVINGS_CBU) return copy.methodTypes.savings;
  if (tipo === CHECKING_CBU) return copy.methodTypes.checking;
  return mediums.find(({ id }) => id === tipo)?.tipo ?? copy.method.unknownBrand;
}

function expiryText({ vencimiento }: PaymentMethod, expired: boolean): string | null {
  const expiry = vencimiento && instantToExpiry(vencimiento);
  if (!expiry) return null;
  return expired ? copy.method.expired(expiry) : copy.method.expires(expiry);
}
