import { CHECKING_CBU, createPaymentMethod, SAVINGS_CBU } from '@huella/contract/payments';
import type { CallApi } from './call-api.ts';
import { DAY } from './earlier.ts';

/** How long ago the expired card was added: it was valid for two years and some months. */
export const CARD_EXPIRED_IN = 1_200 * DAY;

export async function seedAccounts(api: CallApi, token: string): Promise<void> {
  for (const [tipo, numero_pago] of [
    [SAVINGS_CBU, '2850590940090418135201'],
    [CHECKING_CBU, '0110599520000001235579'],
  ] as const)
    await api(createPaymentMethod, { token, body: { tipo, numero_pago, vencimiento: null } });
}
