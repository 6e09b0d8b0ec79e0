import { expect, test } from 'vitest';
import { conceptOf, isCuit, readFiscalCode } from './index.ts';

const invoice = {
  ver: 1,
  fecha: '2026-03-05',
  cuit: 30712345671,
  ptoVta: 3,
  tipoCmp: 6,
  nroCmp: 1234,
  importe: 45250.5,
  moneda: 'PES',
  ctz: 1,
  tipoCodAut: 'E',
  codAut: 76100000000001,
};

const base64 = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64');
const urlOf = (content: unknown, start = 'https://www.arca.gob.ar/fe/qr/?p=') => start + base64(content);
const read = (changes: object) => readFiscalCode(urlOf({ ...invoice, ...changes }));

test('N-C27G an invoice is read: what it is, its number, its day, its whole pesos', () => {
  const code = readFiscalCode(urlOf(invoice));
  expect(code).toEqual({
    kind: 'payment',
    name: 'Factura B',
    number: { cuit: '30712345671', tipo: 6, puntoVenta: 3, numero: 1234 },
    day: '2026-03-05',
    amount: { pesos: 45_250, converted: null },
  });
  expect(code && conceptOf(code)).toBe('Factura B 00003-00001234');
});

test('the example of ARCA is read, and converted at its own rate', () => {
  const content =
    '{"ver":1,"fecha":"2020-10-13","cuit":30000000007,"ptoVta":10,"tipoCmp":1,"nroCmp":94,"importe":12100,"moneda":"DOL","ctz":65,"tipoDocRec":80,"nroDocRec":20000000001,"tipoCodAut":"E","codAut":70417054367476}';
  const code = readFiscalCode(urlOf(JSON.parse(content)));
  expect(code?.amount).toEqual({ pesos: 786_500, converted: { currency: 'DOL', amount: 12_100, rate: 65 } });
});

test.each([
  'https://www.afip.gob.ar/fe/qr/?p=',
  'https://afip.gob.ar/fe/qr?p=',
  'http://www.arca.gob.ar/fe/qr/?p=',
  'https://arca.gob.ar/fe/qr?x=1&p=',
])('the URLs in the wild are read: %s', (start) => {
  expect(readFiscalCode(urlOf(invoice, start))?.number.numero).toBe(1234);
});

test.each([
  'https://www.arca.gob.ar.evil.example/fe/qr/?p=',
  'https://evil.example/https://www.arca.gob.ar/fe/qr/?p=',
  'https://arca.gob.ar@evil.example/fe/qr/?p=',
  'https://www.arca.gob.ar/otra/?p=',
  'https://pagos.example/qr?p=',
  'javascript://www.arca.gob.ar/fe/qr/?p=',
])('N-C27G another URL is not a fiscal code: %s', (start) => {
  expect(readFiscalCode(urlOf(invoice, start))).toBeNull();
});

test('base64 of URLs, without padding and percent-encoded are read alike', () => {
  const url = Buffer.from(JSON.stringify({ ...invoice, nota: '>>>???' })).toString('base64url');
  expect(readFiscalCode(`https://www.arca.gob.ar/fe/qr/?p=${url}`)?.number.numero).toBe(1234);
  const encoded = encodeURIComponent(base64({ ...invoice, nota: '>>>???' }));
  expect(readFiscalCode(`https://www.arca.gob.ar/fe/qr/?p=${encoded}`)?.number.numero).toBe(1234);
});

test('N-C27G values as strings of digits are read like numbers', () => {
  const strings = {
    cuit: '30712345671',
    ptoVta: '00003',
    tipoCmp: '006',
    nroCmp: '00009009',
    importe: '45250.50',
  };
  expect(read(strings)).toMatchObject({
    number: { cuit: '30712345671', tipo: 6, puntoVenta: 3, numero: 9009 },
    amount: { pesos: 45_250 },
  });
});

test.each([
  ['broken base64', 'https://www.arca.gob.ar/fe/qr/?p=eyJ2ZXIiOjEsImZlY2hhIjoi@@@notbase64'],
  ['half an escape', 'https://www.arca.gob.ar/fe/qr/?p=%E0%A4%A'],
  ['no JSON', `https://www.arca.gob.ar/fe/qr/?p=${btoa('hola')}`],
  ['null', urlOf(null)],
  ['a list', urlOf([1, 2])],
  ['nothing', ''],
  ['2 001 characters', urlOf({ ...invoice, nota: 'x'.repeat(2000) })],
])('N-C27G %s gives nothing and throws nothing', (_, text) => {
  expect(readFiscalCode(text)).toBeNull();
});

test.each([
  { cuit: 30712345672 },
  { cuit: '' },
  { ptoVta: 0 },
  { ptoVta: 100_000 },
  { nroCmp: 1.5 },
  { nroCmp: -1 },
  { tipoCmp: null },
])('a code without the number of a voucher is none: %o', (changes) => {
  expect(read(changes)).toBeNull();
});

test.each([
  [3, 'credit-note', 'Nota de crédito A'],
  [113, 'credit-note', 'Tique nota de crédito B'],
  [12, 'debit-note', 'Nota de débito C'],
  [83, 'payment', 'Tique'],
  [91, 'delivery-note', 'Remito R'],
  [9, 'payment', 'Recibo B'],
  [500, 'other', 'Comprobante'],
])('N-C27G kind %i is a %s', (tipoCmp, kind, name) => {
  expect(read({ tipoCmp })).toMatchObject({ kind, name });
});

test.each([
  [{ importe: 0 }, null],
  [{ importe: 0.99 }, null],
  [{ importe: 'mucho' }, null],
  [{ importe: 1e15 }, null],
  [{ moneda: 'DOL', ctz: 0 }, null],
  [{ moneda: 'DOL', ctz: undefined }, null],
  [{ moneda: 'DOL', importe: 100, ctz: 1050.5 }, 105_050],
  [{ moneda: '060', importe: 19.99, ctz: 100 }, 1999],
  [{ importe: 12_100 }, 12_100],
])('N-C27G the amount of %o is %s', (changes, pesos) => {
  expect(read(changes)?.amount?.pesos ?? null).toBe(pesos);
});

test.each([['2026-02-30'], ['ayer'], [20_260_305], [undefined]])('%s is not a day', (fecha) => {
  expect(read({ fecha })?.day).toBeNull();
});

test('a CUIT is its prefix, ten digits and what follows from them', () => {
  const valid = [
    '20055361682',
    '20267565393',
    '30500010912',
    '20123456786',
    '27123456780',
    '30712345671',
    '20111111112',
  ];
  for (const digits of valid) expect(isCuit(digits), digits).toBe(true);
  for (const digits of ['23111111114', '20123456785', '3071234567', '99123456780', '2012345678a'])
    expect(isCuit(digits), digits).toBe(false);
});
