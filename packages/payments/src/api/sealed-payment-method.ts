/** What `POST /app/user/datospagos` takes: digits only, expiry as D16 says (null for a CBU), id of mediopagos. */
export interface NewPaymentMethod {
  numero_pago: string;
  vencimiento: string | null;
  tipo: number;
}

/** Stands for a payment method on its way to the server, without showing it. Good for one request. */
export type SealedPaymentMethod = `sealed-${number}`;

const sealed = new Map<SealedPaymentMethod, NewPaymentMethod>();
let count = 0;

/**
 * Puts a payment method aside and gives a ticket for it. RTK Query keeps the argument of a mutation in the store and
 * in every action, where devtools and error reports read it: the ticket may stand there, the number may not (D24).
 */
export function sealPaymentMethod(method: NewPaymentMethod): SealedPaymentMethod {
  count += 1;
  const ticket: SealedPaymentMethod = `sealed-${count}`;
  sealed.set(ticket, method);
  return ticket;
}

/** Takes the payment method out again, once. Throws for a ticket that was used: that is a programming error. */
export function openPaymentMethod(ticket: SealedPaymentMethod): NewPaymentMethod {
  const method = sealed.get(ticket);
  if (!method) throw new Error(`${ticket} was opened before`);
  sealed.delete(ticket);
  return method;
}
