import { expect, test } from 'vitest';
import { fiscalCodeOf } from './fiscal-code-of.ts';

const content = {
  ver: 1,
  fecha: '2026-03-05',
  cuit: 30712345671,
  ptoVta: 3,
  tipoCmp: 6,
  nroCmp: 1234,
  importe: 45250.5,
  moneda: 'PES',
  ctz: 1,
};
const fiscal = `https://www.arca.gob.ar/fe/qr/?p=${btoa(JSON.stringify(content))}`;

test('N-C25G of a payment code and a fiscal code the fiscal one is taken, wherever it stands', () => {
  for (const codes of [
    ['https://pagos.example/x', fiscal],
    [fiscal, 'mercado'],
  ])
    expect(fiscalCodeOf(codes)).toMatchObject({ name: 'Factura B', text: fiscal });
});

test('without a fiscal code there is nothing to fill in', () => {
  expect(fiscalCodeOf([])).toBeNull();
  expect(fiscalCodeOf(['https://www.arca.gob.ar.evil.example/fe/qr/?p=e30='])).toBeNull();
});
