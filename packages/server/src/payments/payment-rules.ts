import { CHECKING_CBU, SAVINGS_CBU } from '@huella/contract';
import { cardSchema, cbuSchema, instantToExpiry, type CardMedium } from '@huella/validation/payment';
import { checkForm } from '../http/form-rules.ts';
import type { Rules } from '../http/operation.ts';
import type { Ports } from '../ports.ts';
import { findPaymentMedium } from './repositories/payment-mediums.ts';

/** A payment method that obeys its rules: digits only, and for a card the month it expires in (D16). */
export interface PaymentInput {
  readonly numero_pago: string;
  readonly vencimiento: string | null;
  readonly tipo: number;
}

/** The form's own rules; the brand's come from the catalogue. */
export const paymentRules: Rules<PaymentInput> = async (body, { ports, today }) => {
  if (body['tipo'] === SAVINGS_CBU || body['tipo'] === CHECKING_CBU) return checkForm(cbuSchema, body);
  const medium = await activeCard(ports, body['tipo']);
  return checkForm(cardSchema({ medium, today }), { ...body, vencimiento: asTyped(body['vencimiento']) });
};

async function activeCard({ db }: Ports, tipo: unknown): Promise<CardMedium | null> {
  if (typeof tipo !== 'number' || !Number.isSafeInteger(tipo)) return null;
  const medium = await findPaymentMedium(db, tipo);
  return medium?.is_active && medium.verifica !== 'cbu' ? medium : null;
}

/** The rules read what the form holds, `MM/YY`. What is no instant stays wrong and is no missing one. */
function asTyped(vencimiento: unknown): string | undefined {
  if (typeof vencimiento !== 'string') return undefined;
  return vencimiento.trim() === '' ? '' : (instantToExpiry(vencimiento) ?? 'x');
}
