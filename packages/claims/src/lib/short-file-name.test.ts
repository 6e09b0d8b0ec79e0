import { expect, test } from 'vitest';
import { shortFileName } from './short-file-name.ts';

test.each([
  ['factura.pdf', 'factura.pdf'],
  ['1234567890123456.pdf', '1234567890123456.pdf'],
  ['12345678901234567.pdf', '12345678…1234567.pdf'],
  ['comprobante de la consulta del 3 de marzo.jpeg', 'comprob…e marzo.jpeg'],
  ['sin extensión pero con un nombre largo', 'sin extens…bre largo'],
  ['.pdf', '.pdf'],
])('D68 %s is shown as %s', (name, shown) => {
  expect(shortFileName(name)).toBe(shown);
});

test('O-UP-10 accents and dogs stay whole, and nothing is longer than twenty characters', () => {
  expect(shortFileName('Recibo Ñandú año 2026 🐶🐶.pdf')).toBe('Recibo Ñ…2026 🐶🐶.pdf');
  expect(shortFileName(`${'👩‍⚕️'.repeat(30)}.pdf`)).toBe(`${'👩‍⚕️'.repeat(8)}…${'👩‍⚕️'.repeat(7)}.pdf`);
});
