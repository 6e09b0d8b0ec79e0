import type { VoucherKind } from './vouchers.ts';

/** Whole pesos, cents dropped (D57); `converted` where the voucher is in another currency, with its own rate. */
export interface FiscalAmount {
  readonly pesos: number;
  readonly converted: {
    /** As ARCA writes it: `DOL`, `060`. */
    readonly currency: string;
    readonly amount: number;
    readonly rate: number;
  } | null;
}

/** What the code on an Argentine invoice says (RG 4892/2020). Nothing in it is signed: it proves nothing. */
export interface FiscalCode {
  readonly kind: VoucherKind;
  /** What the paper is, in Spanish: `Factura B`. */
  readonly name: string;
  /** What names the voucher (D94): issuer, ARCA's kind, point of sale and number. */
  readonly number: {
    readonly cuit: string;
    readonly tipo: number;
    readonly puntoVenta: number;
    readonly numero: number;
  };
  /** The day it was issued, `YYYY-MM-DD`, or null where it is not a day. */
  readonly day: string | null;
  /** Null where the code names none, or names a foreign one without a rate. */
  readonly amount: FiscalAmount | null;
}

/** The voucher as a concept of a receipt: `Factura B 00003-00001234`. */
export function conceptOf({ name, number: { puntoVenta, numero } }: FiscalCode): string {
  return `${name} ${digits(puntoVenta, 5)}-${digits(numero, 8)}`;
}

function digits(number: number, length: number): string {
  return String(number).padStart(length, '0');
}
