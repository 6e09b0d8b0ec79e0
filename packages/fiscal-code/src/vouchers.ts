export type VoucherKind = 'payment' | 'credit-note' | 'debit-note' | 'delivery-note' | 'other';

export interface Voucher {
  readonly kind: VoucherKind;
  readonly name: string;
}

const payment = (name: string): Voucher => ({ kind: 'payment', name });
const creditNote = (name: string): Voucher => ({ kind: 'credit-note', name });
const debitNote = (name: string): Voucher => ({ kind: 'debit-note', name });
const deliveryNote = (name: string): Voucher => ({ kind: 'delivery-note', name });

/** ARCA's kinds of voucher that a clinic or a pharmacy may issue, by number. */
const vouchers: Readonly<Record<number, Voucher>> = {
  1: payment('Factura A'),
  2: debitNote('Nota de débito A'),
  3: creditNote('Nota de crédito A'),
  4: payment('Recibo A'),
  6: payment('Factura B'),
  7: debitNote('Nota de débito B'),
  8: creditNote('Nota de crédito B'),
  9: payment('Recibo B'),
  11: payment('Factura C'),
  12: debitNote('Nota de débito C'),
  13: creditNote('Nota de crédito C'),
  15: payment('Recibo C'),
  51: payment('Factura M'),
  52: debitNote('Nota de débito M'),
  53: creditNote('Nota de crédito M'),
  54: payment('Recibo M'),
  81: payment('Tique factura A'),
  82: payment('Tique factura B'),
  83: payment('Tique'),
  88: deliveryNote('Remito electrónico'),
  91: deliveryNote('Remito R'),
  109: payment('Tique C'),
  110: creditNote('Tique nota de crédito'),
  111: payment('Tique factura C'),
  112: creditNote('Tique nota de crédito A'),
  113: creditNote('Tique nota de crédito B'),
  114: creditNote('Tique nota de crédito C'),
  115: debitNote('Tique nota de débito A'),
  116: debitNote('Tique nota de débito B'),
  117: debitNote('Tique nota de débito C'),
  118: payment('Tique factura M'),
  119: creditNote('Tique nota de crédito M'),
  120: debitNote('Tique nota de débito M'),
  201: payment('Factura de crédito electrónica A'),
  202: debitNote('Nota de débito electrónica A'),
  203: creditNote('Nota de crédito electrónica A'),
  206: payment('Factura de crédito electrónica B'),
  207: debitNote('Nota de débito electrónica B'),
  208: creditNote('Nota de crédito electrónica B'),
  211: payment('Factura de crédito electrónica C'),
  212: debitNote('Nota de débito electrónica C'),
  213: creditNote('Nota de crédito electrónica C'),
  901: deliveryNote('Remito X'),
};

/** An unknown kind is a `Comprobante`. */
export function voucherOf(tipo: number): Voucher {
  return vouchers[tipo] ?? { kind: 'other', name: 'Comprobante' };
}
