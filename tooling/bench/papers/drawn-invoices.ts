import type { Paper } from './papers-page.ts';

const invoice = {
  ver: 1,
  fecha: '2026-03-05',
  cuit: 30_712_345_671,
  ptoVta: 3,
  tipoCmp: 6,
  nroCmp: 1234,
  importe: 45_250.5,
  moneda: 'PES',
  ctz: 1,
  tipoDocRec: 96,
  nroDocRec: 30_123_456,
  tipoCodAut: 'E',
  codAut: 76_100_000_000_001,
};

export const FISCAL_CODE = `https://www.arca.gob.ar/fe/qr/?p=${btoa(JSON.stringify(invoice))}`;
const PAYMENT_CODE = `https://pagos.example/qr/${'00020101021143650016'.repeat(4)}`;

/** Pixels per module, and whether a payment code is beside the fiscal one, for the four invoices of one tilt and blur. */
const KINDS = [
  { module: 3, shade: 0, hasPayment: false },
  { module: 4, shade: 0.35, hasPayment: false },
  { module: 6, shade: 0.5, hasPayment: false },
  { module: 3, shade: 0.5, hasPayment: true },
] as const;

export const invoices: readonly Paper[] = [0, 8, 25].flatMap((tilt) =>
  [0, 1.2, 2].flatMap((blur) =>
    KINDS.map(({ module, shade, hasPayment }, at) => ({
      code: { text: FISCAL_CODE, module },
      ...(hasPayment && { secondCode: { text: PAYMENT_CODE, module: 4 } }),
      tilt,
      blur,
      shade,
      seed: 1 + at + Math.round(blur * 10) + tilt * 100,
    })),
  ),
);

/** Sharp enough to be read in any case: three pixels per module, and a blur of at most 1.2. */
export function mustBeRead({ code, blur = 0 }: Paper): boolean {
  return (code?.module ?? 0) >= 3 && blur <= 1.2;
}
