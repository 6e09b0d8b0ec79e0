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

export function invoiceCode(changes: object = {}): string {
  return `https://www.arca.gob.ar/fe/qr/?p=${btoa(JSON.stringify({ ...content, ...changes }))}`;
}
