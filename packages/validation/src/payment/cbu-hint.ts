import { compactNumber } from './number-text.ts';

/** What 22 digits tell: the bank's name when it is known, and whether the two check digits agree (D54). Hints, never a block. */
export interface CbuHint {
  readonly bank: string | null;
  readonly isConsistent: boolean;
}

const BANK_WEIGHTS = [7, 1, 3, 9, 7, 1, 3];
const ACCOUNT_WEIGHTS = [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3];
/** Accounts of payment companies (CVU) begin so instead of with a bank. */
const WALLET = '000';

/** The last digit of a block checks those before it; the outer modulo makes a check digit of 0 come out right. */
function checks(block: string, weights: readonly number[]): boolean {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(block[place]), 0);
  return (10 - (sum % 10)) % 10 === Number(block.at(-1));
}

function isConsistent(digits: string): boolean {
  const isOneDigitOnly = /^(\d)\1+$/.test(digits);
  return (
    !isOneDigitOnly && checks(digits.slice(0, 8), BANK_WEIGHTS) && checks(digits.slice(8), ACCOUNT_WEIGHTS)
  );
}

/** The hint for a typed CBU; null until there are 22 digits. The table of banks is fetched on the first call. */
export async function cbuHint(text: string): Promise<CbuHint | null> {
  const digits = compactNumber(text);
  if (!/^\d{22}$/.test(digits)) return null;
  const { banks } = await import('./banks.ts');
  const code = digits.slice(0, 3);
  return {
    bank: code === WALLET ? 'Billetera virtual (CVU)' : (banks[code] ?? null),
    isConsistent: isConsistent(digits),
  };
}
