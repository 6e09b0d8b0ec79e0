export { conceptOf, type FiscalAmount, type FiscalCode } from './fiscal-code.ts';
export { isCuit } from './cuit.ts';
export { readFiscalCode } from './read-fiscal-code.ts';
export type { VoucherKind } from './vouchers.ts';
