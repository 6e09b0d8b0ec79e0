import type { PaymentMedium } from '@huella/contract';

/** Active entries of mediopagos that are not bank accounts (specification §3). */
export function cardBrands(mediums: readonly PaymentMedium[]): PaymentMedium[] {
  return mediums.filter(({ is_active, verifica }) => is_active && verifica !== 'cbu');
}
