import { compactNumber } from './number-text.ts';

/** The bank's name if known, and whether the two check digits agree (D54). Never blocks. */
export interface CbuHint {
  readonly bank: string | null;
  readonly isConsistent: boolean;
}

const BANK_WEIGHTS = [7, 1, 3, 9, 7, 1, 3];
const ACCOUNT_WEIGHTS = [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3];
/** CVU, the accounts of payment companies, begin like this. */
const WALLET = '000';

/** Checks a block's last digit; the outer modulo maps 10 to 0. */
function hasCheckDigit(block: string, weights: readonly number[]): boolean {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(block[index]), 0);
  return (10 - (sum % 10)) % 10 === Number(block.at(-1));
}

function isConsistent(digits: string): boolean {
  const isOneDigitOnly = /^(\d)\1+$/.test(digits);
  return (
    !isOneDigitOnly &&
    hasCheckDigit(digits.slice(0, 8), BANK_WEIGHTS) &&
    hasCheckDigit(digits.slice(8), ACCOUNT_WEIGHTS)
  );
}

/** Null until there are 22 digits. */
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
