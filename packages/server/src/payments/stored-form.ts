import type { Vault } from '../ports.ts';
import type { PaymentInput } from './payment-rules.ts';

/** Digits that may be shown, and stored of a card (D24). */
const BIN = 6;
const LAST = 4;

/** Stores a card's first six and last four digits; a CBU encrypted, because the insurer debits it; a keyed fingerprint of both (D24). */
export async function storedForm(
  vault: Vault,
  { numero_pago: number, vencimiento, tipo }: PaymentInput,
  fingerprint: string,
) {
  const isCard = vencimiento !== null;
  const bin = isCard ? number.slice(0, BIN) : null;
  const last4 = number.slice(-LAST);
  return {
    medium_id: tipo,
    bin,
    last4,
    masked: `${bin ?? ''}${'*'.repeat(number.length - (bin?.length ?? 0) - LAST)}${last4}`,
    sealed: isCard ? null : await vault.seal(number),
    fingerprint,
    vault_key: vault.keyId,
    expiry: vencimiento,
  };
}

export function fingerprinted(number: string): string {
  return `payment\n${number}`;
}
