import type { OwnEventKind } from '@huella/contract';

/** An event relative to today: past ones are done, future ones planned. */
export interface EventSeed {
  readonly tipo: OwnEventKind;
  readonly days: number;
  readonly hora: string;
  readonly description?: string;
  readonly given?: string;
  /** The next one, in days from today. */
  readonly next?: number | null;
  readonly litter?: { readonly machos: number; readonly hembras: number; readonly fallecidos: number };
}

const MONTH = 30;

const given = (tipo: OwnEventKind, name: string, days: number, next: number | null): EventSeed => ({
  tipo,
  given: name,
  days,
  next,
  hora: '10:15',
});
const visit = (days: number, description: string): EventSeed => ({
  tipo: 'Consulta',
  days,
  hora: '17:30',
  description,
});

/** The same product at an interval, the last time on `last`. */
function every(
  interval: number,
  times: number,
  { tipo, name, last }: { readonly tipo: OwnEventKind; readonly name: string; readonly last: number },
): EventSeed[] {
  return Array.from({ length: times }, (_, before) => {
    const days = last - before * interval;
    return given(tipo, name, days, days + interval);
  });
}

/** A grown bitch's past year and next events. */
export const dogsYear: readonly EventSeed[] = [
  given('Vacuna', 'Antirrábica', -350, 15),
  given('Vacuna', 'Séxtuple canina', -340, 25),
  ...every(MONTH, 12, { tipo: 'DespExterna', name: 'NexGard', last: -20 }),
  ...every(3 * MONTH, 4, { tipo: 'DespInterna', name: 'Total Full', last: -80 }),
  visit(-300, 'Control anual: todo bien, pesa lo que tiene que pesar.'),
  visit(-200, 'Otitis en la oreja izquierda. Gotas dos veces por día durante diez días.'),
  visit(-40, 'Limpieza dental con anestesia.'),
  { tipo: 'Celo', days: -250, hora: '08:00' },
  {
    tipo: 'Cria',
    days: -187,
    hora: '03:45',
    description: 'Parto en casa, sin ayuda.',
    litter: { machos: 3, hembras: 2, fallecidos: 0 },
  },
  { tipo: 'Celo', days: -70, hora: '08:00' },
  visit(5, 'Control con la Dra. Paz. Llevar los análisis.'),
  visit(200, 'Control anual.'),
];

/** A kitten's first months. */
export const kittensMonths: readonly EventSeed[] = [
  ...every(21, 2, { tipo: 'Vacuna', name: 'Triple felina', last: -159 }),
  given('Vacuna', 'Triple felina', -138, 227),
  given('Vacuna', 'Antirrábica', -120, 245),
  ...every(MONTH, 5, { tipo: 'DespExterna', name: 'Frontline Plus', last: -25 }),
  given('DespInterna', 'Drontal', -60, 30),
  visit(-100, 'Castración. Sin complicaciones.'),
];

/** Planned and forgotten events, relative to the day of planning, 90 days ago. */
export const forgotten: readonly EventSeed[] = [
  given('Vacuna', 'Antirrábica', -300, 65),
  given('DespInterna', 'Total Full', -20, 70),
  visit(30, 'Sacar los puntos.'),
  given('DespExterna', 'NexGard', 80, null),
  visit(91, 'Control de peso.'),
];
