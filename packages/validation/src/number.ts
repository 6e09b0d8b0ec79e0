import { normalizeText, toAsciiDigits } from './text.ts';

const money = new Intl.NumberFormat('es-AR', {
  style: 'currency',
  currency: 'ARS',
  maximumFractionDigits: 0,
});
const decimal = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 });

/**
 * Reads a number with one decimal at most; comma and point are the decimal mark alike (D51). Signs, exponents, thousands
 * marks, more decimals and anything else give null, so that nobody's 1e2 becomes a hundred.
 */
export function parseDecimal(text: string): number | null {
  const typed = toAsciiDigits(normalizeText(text));
  return /^\d{1,15}([.,]\d)?$/.test(typed) ? Number(typed.replace(',', '.')) : null;
}

/** Whole pesos as Argentina writes them: `$ 21.500`, with a no-break space (D76). */
export function formatMoney(pesos: number): string {
  return money.format(pesos);
}

/** Kilograms with a decimal comma: `4,5 kg`, with a no-break space. */
export function formatKilograms(kilograms: number): string {
  return `${decimal.format(kilograms)}\u00a0kg`;
}

/** The id that a part of an address names, or null when it is none. */
export function parseId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
