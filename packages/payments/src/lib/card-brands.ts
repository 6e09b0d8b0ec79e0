import type { PaymentMedium } from '@huella/contract';

/** What is offered as a card's brand: active entries of mediopagos that are not bank accounts (specification §3). */
export function cardBrands(mediums: readonly PaymentMedium[]): PaymentMedium[] {
  return mediums.filter(({ is_active, verifica }) => is_active && verifica !== 'cbu');
}
