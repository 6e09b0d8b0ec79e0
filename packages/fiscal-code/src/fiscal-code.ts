import type { VoucherKind } from './vouchers.ts';

/** Whole pesos, cents dropped (D57); `converted` for a voucher in another currency. */
export interface FiscalAmount {
  readonly pesos: number;
  readonly converted: {
    /** As ARCA writes it: `DOL`, `060`. */
    readonly currency: string;
    readonly amount: number;
    readonly rate: number;
  } | null;
}

/** The content of the code on an Argentine invoice (RG 4892/2020). It is not signed, so it proves nothing. */
export interface FiscalCode {
  readonly kind: VoucherKind;
  /** In Spanish: `Factura B`. */
  readonly name: string;
  /** Identifies the voucher (D94): issuer, ARCA's kind, point of sale and number. */
  readonly number: {
    readonly cuit: string;
    readonly tipo: number;
    readonly puntoVenta: number;
    readonly numero: number;
  };
  /** The day of issue, `YYYY-MM-DD`, or null if invalid. */
  readonly day: string | null;
  /** Null if the code has none, or a foreign one without a rate. */
  readonly amount: FiscalAmount | null;
}

/** A receipt's concept: `Factura B 00003-00001234`. */
export function conceptOf({ name, number: { puntoVenta, numero } }: FiscalCode): string {
  return `${name} ${digits(puntoVenta, 5)}-${digits(numero, 8)}`;
}

function digits(number: number, length: number): string {
  return String(number).padStart(length, '0');
}
