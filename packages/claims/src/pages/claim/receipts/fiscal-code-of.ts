import { readFiscalCode, type FiscalCode } from '@huella/fiscal-code';

/** A fiscal code with its text. */
export interface ReadCode extends FiscalCode {
  readonly text: string;
}

/** The fiscal code among a paper's codes, without payment codes (D97). Null without one. */
export function fiscalCodeOf(qrCodes: readonly string[]): ReadCode | null {
  for (const text of qrCodes) {
    const code = readFiscalCode(text);
    if (code !== null) return { ...code, text };
  }
  return null;
}
