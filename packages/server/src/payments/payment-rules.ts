import { CHECKING_CBU, SAVINGS_CBU } from '@huella/contract';
import { cardSchema, cbuSchema, instantToExpiry, type CardMedium } from '@huella/validation/payment';
import { validateForm } from '../http/validate-form.ts';
import type { Rules } from '../http/operation.ts';
import type { Ports } from '../ports.ts';
import { findPaymentMedium } from './repositories/payment-mediums.ts';

export interface PaymentInput {
  readonly numero_pago: string;
  readonly vencimiento: string | null;
  readonly tipo: number;
}

export const paymentRules: Rules<PaymentInput> = async (body, { ports, today }) => {
  if (body['tipo'] === SAVINGS_CBU || body['tipo'] === CHECKING_CBU) return validateForm(cbuSchema, body);
  const medium = await activeCard(ports, body['tipo']);
  return validateForm(cardSchema({ medium, today }), { ...body, vencimiento: asTyped(body['vencimiento']) });
};

async function activeCard({ db }: Ports, tipo: unknown): Promise<CardMedium | null> {
  if (typeof tipo !== 'number' || !Number.isSafeInteger(tipo)) return null;
  const medium = await findPaymentMedium(db, tipo);
  return medium?.is_active && medium.verifica !== 'cbu' ? medium : null;
}

/** Converts to the form's `MM/YY`. An invalid instant stays invalid instead of missing. */
function asTyped(vencimiento: unknown): string | undefined {
  if (typeof vencimiento !== 'string') return undefined;
  return vencimiento.trim() === '' ? '' : (instantToExpiry(vencimiento) ?? 'x');
}
