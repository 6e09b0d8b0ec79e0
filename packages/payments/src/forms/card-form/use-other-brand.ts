import type { PaymentMedium } from '@huella/contract';
import { detectMedium } from '@huella/validation/payment';
import { useWatch } from 'react-hook-form';
import type { CardFormApi } from './use-card-form.ts';

/** The brand that the number suggests, if it is not the chosen one. Never blocks. */
export function useOtherBrand(
  { control }: CardFormApi,
  brand: PaymentMedium | null,
  brands: readonly PaymentMedium[],
): PaymentMedium | null {
  const number = useWatch({ control, name: 'numero_pago' });
  const detected = detectMedium(number, brands);
  return detected && brand && detected.id !== brand.id ? detected : null;
}
