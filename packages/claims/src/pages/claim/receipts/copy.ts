export const copy = {
  title: 'Comprobantes de pago',
  list: 'Comprobantes de pago',
  empty: 'Todavía no envió ninguno.',
  add: 'Agregar comprobante',
  error: 'No pudimos cargar los comprobantes.',
  valid: 'Sirve una Factura A, B o C, un tique fiscal o un recibo. Un presupuesto o un remito no sirven.',
  paperTitle: 'Comprobante',
  fields: {
    concept: 'Concepto',
    conceptHint: 'Qué pagó. Por ejemplo: consulta y radiografía.',
    amount: 'Monto',
  },
  submit: 'Enviar comprobante',
  failure: 'No pudimos guardar el comprobante. Intente nuevamente.',
  noFile: 'Elija o fotografíe el comprobante',
  sent: 'Recibimos su comprobante.',
  read: {
    title: 'Leído del código fiscal',
    day: 'Fecha',
    issuer: 'CUIT',
    what: 'Comprobante',
    converted: (amount: string, currency: string, rate: string) =>
      `Convertido de ${currency} ${amount} a ${rate}, la cotización del comprobante.`,
    otherAmount: (typed: string, read: string) =>
      `Usted escribió ${typed} y el código dice ${read}. Revise cuál es el que pagó.`,
    takeAmount: (read: string) => `Usar ${read}`,
  },
  kinds: {
    'credit-note': 'Es una nota de crédito: no prueba un pago. Envíe la factura o el recibo de lo que pagó.',
    'debit-note': 'Es una nota de débito. Si pagó una factura, envíe también la factura.',
    'delivery-note':
      'Es un remito: no sirve como comprobante de pago. Envíe la factura, el tique o el recibo.',
    other: 'No reconocemos este tipo de comprobante. Revise que sea una factura, un tique o un recibo.',
  },
  same: {
    text: (day: string, concept: string, claim: number) =>
      `Este comprobante ya lo envió el ${day} como «${concept}», en el siniestro ${claim}.`,
    open: 'Ver dónde está',
  },
} as const;
