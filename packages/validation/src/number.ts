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

/** Thousands by dots with cents behind a comma, as Argentina writes; or the same the other way round, whose thousands are sure to be some. */
const amounts = [
  /^(?<pesos>\d{1,3}(?:\.\d{3})+|\d{1,10})(?:,(?<cents>\d{1,2}))?$/,
  /^(?<pesos>\d{1,3}(?:,\d{3})+|\d{1,10})\.(?<cents>\d{1,2})$/,
];

/**
 * Reads an amount that somebody typed or pasted (D57): `85.300,50`, `$ 85.300`, `85300.5`. Cents are dropped, and `hasCents` says
 * so. Null for what is no amount or could be two: a guess would be wrong by a hundred or a thousand times (O-MO-04).
 */
export function parsePesos(text: string): { pesos: number; hasCents: boolean } | null {
  const typed = toAsciiDigits(normalizeText(text)).replace(/^(?:\$|ARS)\s*|\s*(?:pesos|\.-)$/gi, '');
  for (const amount of amounts) {
    const { pesos, cents = '' } = amount.exec(typed)?.groups ?? {};
    if (pesos !== undefined)
      return { pesos: Number(pesos.replace(/[.,]/g, '')), hasCents: /[1-9]/.test(cents) };
  }
  return null;
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
