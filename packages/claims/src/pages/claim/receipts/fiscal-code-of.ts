import { readFiscalCode, type FiscalCode } from '@huella/fiscal-code';

/** A fiscal code as it was read, with its text. */
export interface ReadCode extends FiscalCode {
  readonly text: string;
}

/** The fiscal one of the codes on a paper: a payment code beside it is left out (D97). Null without one. */
export function fiscalCodeOf(codes: readonly string[]): ReadCode | null {
  for (const text of codes) {
    const code = readFiscalCode(text);
    if (code !== null) return { ...code, text };
  }
  return null;
}
