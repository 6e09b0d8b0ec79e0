/** The body of `POST /app/user/datospagos`: digits only, expiry as in D16 (null for a CBU), id of mediopagos. */
export interface NewPaymentMethod {
  numero_pago: string;
  vencimiento: string | null;
  tipo: number;
}

/** Refers to a stashed payment method. Valid for one request. */
export type PaymentMethodHandle = `stashed-${number}`;

const stash = new Map<PaymentMethodHandle, NewPaymentMethod>();
let count = 0;

/**
 * Stashes a payment method and returns a handle for it. RTK Query keeps a mutation's argument in the store and in actions, where
 * devtools and error reports read it; the number must not appear there (D24).
 */
export function stashPaymentMethod(method: NewPaymentMethod): PaymentMethodHandle {
  count += 1;
  const handle: PaymentMethodHandle = `stashed-${count}`;
  stash.set(handle, method);
  return handle;
}

/** Removes and returns the payment method. Throws for a used handle. */
export function takePaymentMethod(handle: PaymentMethodHandle): NewPaymentMethod {
  const method = stash.get(handle);
  if (!method) throw new Error(`${handle} was used before`);
  stash.delete(handle);
  return method;
}
