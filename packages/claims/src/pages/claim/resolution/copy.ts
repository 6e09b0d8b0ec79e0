export const copy = {
  unconfigured: 'sin configurar',
  title: 'Resolución',
  error: 'No pudimos consultar qué se resolvió.',
  outcomes: {
    all: (recognised: string) => `Reconocemos los ${recognised} que pidió.`,
    part: (recognised: string, requested: string) =>
      `Reconocemos ${recognised} de los ${requested} que pidió.`,
    nothing: (requested: string) => `No reconocemos los ${requested} que pidió.`,
    rejected: 'No reconocemos este siniestro.',
    closed: 'Cerramos este siniestro sin resolverlo.',
  },
  decided: (day: string) => `Lo resolvimos el ${day}.`,
  closed: (day: string) => `Lo cerramos el ${day}.`,
  unpaid: 'Estamos preparando el pago.',
  paid: (amount: string, day: string, lastFour: string) =>
    `Le pagamos ${amount} el ${day} en la cuenta terminada en ${lastFour}.`,
  table: 'Detalle de los gastos',
  columns: { concept: 'Concepto', requested: 'Pedido', recognised: 'Reconocido' },
  total: 'Total',
  why: '¿Por qué no es lo que pedí?',
  disagree: '¿Qué puedo hacer si no estoy de acuerdo?',
  less: (amount: string) => `${amount} menos`,
  review: 'Puede pedirnos que lo revisemos. Cuéntenos por qué y mándenos lo que nos falte a ',
  subject: (claim: number) => `Pedido de revisión del siniestro ${claim}`,
  authority:
    'También puede reclamar, gratis, ante la Superintendencia de Seguros de la Nación (SSN), que controla a las aseguradoras: ',
  authorityLink: 'sitio de la SSN',
} as const;

export const AUTHORITY_URL = 'https://www.argentina.gob.ar/ssn';
