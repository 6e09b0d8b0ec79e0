/** What `POST /app/user/datospagos` takes: digits only, expiry as D16 says (null for a CBU), id of mediopagos. */
export interface NewPaymentMethod {
  numero_pago: string;
  vencimiento: string | null;
  tipo: number;
}

/** Stands for a payment method on its way to the server, without showing it. Good for one request. */
export type PaymentMethodHandle = `stashed-${number}`;

const stash = new Map<PaymentMethodHandle, NewPaymentMethod>();
let count = 0;

/**
 * Puts a payment method aside and returns a handle for it. RTK Query keeps the argument of a mutation in the store and
 * in every action, where devtools and error reports read it: the handle may appear there, the number may not (D24).
 */
export function stashPaymentMethod(method: NewPaymentMethod): PaymentMethodHandle {
  count += 1;
  const handle: PaymentMethodHandle = `stashed-${count}`;
  stash.set(handle, method);
  return handle;
}

/** Takes the payment method out again, once. Throws for a handle that was used: that is a programming error. */
export function takePaymentMethod(handle: PaymentMethodHandle): NewPaymentMethod {
  const method = stash.get(handle);
  if (!method) throw new Error(`${handle} was used before`);
  stash.delete(handle);
  return method;
}
