import type { Resolution } from '@huella/contract';

const DECIDED = '2026-11-27T16:00:00.000Z';
const PAID = '2026-11-29T13:00:00.000Z';

type Line = Resolution['lineas'][number];

function line(comprobanteId: number, concepto: string, pedido: number, changes: Partial<Line> = {}): Line {
  const unpaid = { motivo: null, pagado: 0, fecha: null, cuenta: null };
  return { comprobanteId, vetFormId: 1, concepto, pedido, reconocido: pedido, ...unpaid, ...changes };
}

export function storyResolution(lineas: Line[], changes: Partial<Resolution> = {}): Resolution {
  const total = (name: 'pedido' | 'reconocido' | 'pagado') => lineas.reduce((sum, one) => sum + one[name], 0);
  return {
    estado: 'APROBADO',
    decidido: DECIDED,
    motivo: null,
    lineas,
    pedido: total('pedido'),
    reconocido: total('reconocido'),
    pagado: total('pagado'),
    ...changes,
  };
}

export const wholeResolution = storyResolution([line(1, 'Consulta', 12_000), line(2, 'Ecografía', 35_500)]);

/** Partly covered, with a reason for each line concerned. */
export const partialResolution = storyResolution([
  line(1, 'Consulta', 12_000),
  line(2, 'Ecografía', 35_500, {
    reconocido: 30_000,
    motivo: { codigo: 'tope', texto: 'El gasto supera el tope que figura en su póliza.' },
  }),
  line(3, 'Alimento balanceado', 8000, {
    reconocido: 0,
    motivo: { codigo: 'no_cubierto', texto: 'Su póliza no cubre este gasto.' },
  }),
]);

/** The same, paid. */
export const paidResolution = storyResolution(
  partialResolution.lineas.map((one) =>
    one.reconocido === 0 ? one : { ...one, pagado: one.reconocido, fecha: PAID, cuenta: '1234' },
  ),
);

export const rejectedResolution = storyResolution([line(1, 'Consulta', 12_000, { reconocido: 0 })], {
  estado: 'RECHAZADO',
  motivo: 'La enfermedad es anterior al comienzo de la póliza.',
});

export const closedResolution = storyResolution([], {
  estado: 'CERRADO',
  motivo: 'Usted nos pidió que no siguiéramos.',
});

export function decidedAs(answer: Resolution | 500) {
  return {
    listWaitingClaims: Response.json([]),
    getResolution: answer === 500 ? answer : Response.json(answer),
  } as const;
}
