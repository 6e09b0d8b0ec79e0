import type { PaymentMethod } from '@huella/contract';

/**
 * Leaves one method per `numero_pago` (specification §3; the masked value, D24), in the order they came. Of twins the
 * chosen one stays, else the one that expires last: a renewed card must not hide behind its old expiry.
 */
export function distinctMethods(methods: readonly PaymentMethod[], chosen: number | null): PaymentMethod[] {
  const best = new Map<string, PaymentMethod>();
  for (const method of methods) {
    const twin = best.get(method.numero_pago);
    if (!twin || isBetter(method, twin, chosen)) best.set(method.numero_pago, method);
  }
  return [...best.values()];
}

function isBetter(method: PaymentMethod, twin: PaymentMethod, chosen: number | null): boolean {
  if (method.id === chosen || twin.id === chosen) return method.id === chosen;
  return expiryOf(method) > expiryOf(twin);
}

function expiryOf({ vencimiento }: PaymentMethod): number {
  return vencimiento === null ? 0 : Date.parse(vencimiento);
}
