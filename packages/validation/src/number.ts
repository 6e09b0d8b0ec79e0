import { normalizeText, toAsciiDigits } from './text.ts';

const money = new Intl.NumberFormat('es-AR', {
  style: 'currency',
  currency: 'ARS',
  maximumFractionDigits: 0,
});
const decimal = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 });

/** Reads a number with at most one decimal, after a comma or a point (D51); null for all else. */
export function parseDecimal(text: string): number | null {
  const typed = toAsciiDigits(normalizeText(text));
  return /^\d{1,15}([.,]\d)?$/.test(typed) ? Number(typed.replace(',', '.')) : null;
}

/** Thousands by dots and cents after a comma, as in Argentina; or the other way round with cents. */
const amounts = [
  /^(?<pesos>\d{1,3}(?:\.\d{3})+|\d{1,10})(?:,(?<cents>\d{1,2}))?$/,
  /^(?<pesos>\d{1,3}(?:,\d{3})+|\d{1,10})\.(?<cents>\d{1,2})$/,
];

/**
 * Reads a typed or pasted amount (D57): `85.300,50`, `$ 85.300`, `85300.5`. Drops cents; `hasCents` tells. Null if ambiguous: a
 * guess would be wrong by a factor of 100 or 1000 (O-MO-04).
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

/** `$ 21.500`, with a no-break space (D76). */
export function formatMoney(pesos: number): string {
  return money.format(pesos);
}

/** `4,5 kg`, with a no-break space. */
export function formatKilograms(kilograms: number): string {
  return `${decimal.format(kilograms)}\u00a0kg`;
}

/** The id in a part of a URL, or null. */
export function parseId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
