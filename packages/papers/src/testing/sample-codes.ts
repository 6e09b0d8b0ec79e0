/** A URL of the tax agency with the invoice in base64. */
export const FISCAL_CODE = `https://www.arca.gob.ar/fe/qr/?p=${btoa(
  JSON.stringify({
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
  }),
)}`;

export const PAYMENT_CODE = 'https://pagos.example/qr/00020101021143650016com.mercadolibre0130';
