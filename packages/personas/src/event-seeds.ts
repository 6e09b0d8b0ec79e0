import type { UserCreatedKind } from '@huella/contract';

/** An event relative to today: past ones are done, future ones planned. */
export interface EventSeed {
  readonly tipo: UserCreatedKind;
  /** In days from today. */
  readonly dayOffset: number;
  readonly hora: string;
  readonly description?: string;
  /** The name of a vaccine or dewormer in the catalogue. */
  readonly product?: string;
  /** When the next dose is due, in days from today. Absent: none. */
  readonly followUpOffset?: number;
  readonly litter?: { readonly machos: number; readonly hembras: number; readonly fallecidos: number };
}

const MONTH = 30;

const administer = (
  tipo: UserCreatedKind,
  product: string,
  dayOffset: number,
  followUpOffset?: number,
): EventSeed => ({
  tipo,
  product,
  dayOffset,
  hora: '10:15',
  ...(followUpOffset !== undefined && { followUpOffset }),
});
const consultation = (dayOffset: number, description: string): EventSeed => ({
  tipo: 'Consulta',
  dayOffset,
  hora: '17:30',
  description,
});

/** The same product at an interval, the last time on `last`. */
function every(
  interval: number,
  times: number,
  {
    tipo,
    product,
    last,
  }: { readonly tipo: UserCreatedKind; readonly product: string; readonly last: number },
): EventSeed[] {
  return Array.from({ length: times }, (_, before) => {
    const dayOffset = last - before * interval;
    return administer(tipo, product, dayOffset, dayOffset + interval);
  });
}

/** A grown bitch's past year and next events. */
export const dogsYear: readonly EventSeed[] = [
  administer('Vacuna', 'Antirrábica', -350, 15),
  administer('Vacuna', 'Séxtuple canina', -340, 25),
  ...every(MONTH, 12, { tipo: 'DespExterna', product: 'NexGard', last: -20 }),
  ...every(3 * MONTH, 4, { tipo: 'DespInterna', product: 'Total Full', last: -80 }),
  consultation(-300, 'Control anual: todo bien, pesa lo que tiene que pesar.'),
  consultation(-200, 'Otitis en la oreja izquierda. Gotas dos veces por día durante diez días.'),
  consultation(-40, 'Limpieza dental con anestesia.'),
  { tipo: 'Celo', dayOffset: -250, hora: '08:00' },
  {
    tipo: 'Cria',
    dayOffset: -187,
    hora: '03:45',
    description: 'Parto en casa, sin ayuda.',
    litter: { machos: 3, hembras: 2, fallecidos: 0 },
  },
  { tipo: 'Celo', dayOffset: -70, hora: '08:00' },
  consultation(5, 'Control con la Dra. Paz. Llevar los análisis.'),
  consultation(200, 'Control anual.'),
];

/** A kitten's first months. */
export const kittensMonths: readonly EventSeed[] = [
  ...every(21, 2, { tipo: 'Vacuna', product: 'Triple felina', last: -159 }),
  administer('Vacuna', 'Triple felina', -138, 227),
  administer('Vacuna', 'Antirrábica', -120, 245),
  ...every(MONTH, 5, { tipo: 'DespExterna', product: 'Frontline Plus', last: -25 }),
  administer('DespInterna', 'Drontal', -60, 30),
  consultation(-100, 'Castración. Sin complicaciones.'),
];

/** Planned and forgotten events, relative to the day of planning, 90 days ago. */
export const forgotten: readonly EventSeed[] = [
  administer('Vacuna', 'Antirrábica', -300, 65),
  administer('DespInterna', 'Total Full', -20, 70),
  consultation(30, 'Sacar los puntos.'),
  administer('DespExterna', 'NexGard', 80),
  consultation(91, 'Control de peso.'),
];
