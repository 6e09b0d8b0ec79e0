import { isCuit } from './cuit.ts';
import type { FiscalAmount, FiscalCode } from './fiscal-code.ts';
import { voucherOf } from './vouchers.ts';

/** Codes have about 400 characters. */
const LONGEST = 2000;
/** Only these hosts, up to the slash, so not `arca.gob.ar.evil.example`. */
const CODE_URL = /^https?:\/\/(?:www\.)?(?:afip|arca)\.gob\.ar\/fe\/qr\/?\?(?:[^#]*&)?p=([^&#]+)/i;
const PESOS = 'PES';
/** The most that the API accepts as an amount. */
const MOST_PESOS = 9_999_999_999;

/**
 * Reads the text of a fiscal code. Null for any other text: another URL, a payment code, broken content, an invalid CUIT.
 * Never opens the URL. Values may be numbers or strings, because issuers write both.
 */
export function readFiscalCode(text: string): FiscalCode | null {
  const payload = text.length <= LONGEST ? CODE_URL.exec(text.trim())?.[1] : undefined;
  const content = payload === undefined ? null : parse(payload);
  if (content === null) return null;
  const number = numberOf(content);
  if (number === null) return null;
  return { ...voucherOf(number.tipo), number, day: dayOf(content['fecha']), amount: amountOf(content) };
}

type Content = Readonly<Record<string, unknown>>;

function parse(payload: string): Content | null {
  try {
    const base64 = decodeURIComponent(payload).replaceAll('-', '+').replaceAll('_', '/').replaceAll(' ', '+');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const content: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isContent(content) ? content : null;
  } catch {
    return null;
  }
}

function isContent(content: unknown): content is Content {
  return typeof content === 'object' && content !== null;
}

function numberOf({ cuit, ptoVta, tipoCmp, nroCmp }: Content): FiscalCode['number'] | null {
  const issuer = String(integer(cuit) ?? '');
  const [puntoVenta, tipo, numero] = [integer(ptoVta), integer(tipoCmp), integer(nroCmp)];
  if (!isCuit(issuer) || puntoVenta === null || tipo === null || numero === null) return null;
  const isInRange = puntoVenta >= 1 && puntoVenta <= 99_999 && tipo >= 1 && tipo <= 999;
  return isInRange && numero >= 1 && numero <= 99_999_999 ? { cuit: issuer, tipo, puntoVenta, numero } : null;
}

function integer(value: unknown): number | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? value : null;
  return typeof value === 'string' && /^\d{1,15}$/.test(value.trim()) ? Number(value) : null;
}

function positive(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,15}(\.\d+)?$/.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : null;
}

function dayOf(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null;
  const instant = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value) ? value : null;
}

function amountOf({ importe, moneda, ctz }: Content): FiscalAmount | null {
  const amount = positive(importe);
  if (amount === null) return null;
  if (moneda === PESOS) return wholePesos(amount, null);
  const rate = positive(ctz);
  if (typeof moneda !== 'string' || rate === null) return null;
  return wholePesos(amount * rate, { currency: moneda.slice(0, 3), amount, rate });
}

/** Drops cents. Rounds to cents first, because 19.99 × 100 is 1998.9999…. */
function wholePesos(exact: number, converted: FiscalAmount['converted']): FiscalAmount | null {
  const pesos = Math.floor(Math.round(exact * 100) / 100);
  return pesos >= 1 && pesos <= MOST_PESOS ? { pesos, converted } : null;
}
