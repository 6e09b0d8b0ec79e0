import { expect, test } from 'vitest';
import { invoiceCode } from '../../../testing/story-invoice.ts';
import { fiscalCodeOf } from './fiscal-code-of.ts';

const fiscal = invoiceCode();

test('N-C25G of a payment code and a fiscal code the fiscal one is taken, whatever their order', () => {
  for (const qrCodes of [
    ['https://pagos.example/x', fiscal],
    [fiscal, 'mercado'],
  ])
    expect(fiscalCodeOf(qrCodes)).toMatchObject({ name: 'Factura B', text: fiscal });
});

test('without a fiscal code there is nothing to fill in', () => {
  expect(fiscalCodeOf([])).toBeNull();
  expect(fiscalCodeOf(['https://www.arca.gob.ar.evil.example/fe/qr/?p=e30='])).toBeNull();
});
