import { createRandom } from '../random.ts';
import { addDays, type Day } from '@huella/validation/day';
import { PRODUCT } from '../events.ts';

/** A change of an event: between the writing and the sending of a mail in the morning, or at noon. */
export interface YearAction {
  readonly what: 'note' | 'do' | 'move' | 'delete';
  readonly event: number;
  readonly day: Day;
  readonly slot: 'morning' | 'noon';
  readonly to?: Day;
}

export interface PlannedEvent {
  readonly pet: number;
  readonly tipo: string;
  readonly day: Day;
  readonly hora: string;
  readonly vaccineId: number | null;
  readonly productId: number | null;
  readonly followUp: Day | null;
}

export interface YearPlan {
  readonly events: readonly PlannedEvent[];
  readonly actions: readonly YearAction[];
}

interface YearShape {
  readonly seed: number;
  readonly first: Day;
  readonly days: number;
  readonly pets: number;
  readonly events: number;
}

const KINDS = ['Consulta', 'Vacuna', 'DespExterna', 'DespInterna', 'Celo'] as const;
/** Vaccines of dogs in the catalogue, some of which cover others. */
const VACCINES = [1, 2, 3, 4, 5];

/** A reproducible year of events: each is noted, and then done, moved, deleted or forgotten. */
export function planYear({ seed, first, days, pets, events: count }: YearShape): YearPlan {
  const random = createRandom(seed);
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  const oneOf = <Item>(items: readonly Item[]): Item => {
    const item = items[between(0, items.length - 1)];
    if (item === undefined) throw new RangeError('nothing to choose from');
    return item;
  };
  const slot = () => oneOf(['morning', 'noon'] as const);

  function plannedEvent(offset: number): PlannedEvent {
    const tipo = oneOf(KINDS);
    const day = addDays(first, offset);
    const hora = `${String(between(0, 23)).padStart(2, '0')}:${oneOf(['00', '15', '30', '45'])}`;
    const given = { vaccineId: null, productId: null, ...givenOf(tipo) };
    const hasFollowUp = (given.vaccineId ?? given.productId) !== null && random() < 0.7;
    const followUp = hasFollowUp ? addDays(day, between(14, 60)) : null;
    return { pet: between(0, pets - 1), tipo, day, hora, ...given, followUp };
  }

  function givenOf(tipo: string) {
    if (tipo === 'Vacuna') return { vaccineId: oneOf(VACCINES) };
    if (tipo === 'DespExterna') return { productId: oneOf([PRODUCT.external, PRODUCT.both]) };
    if (tipo === 'DespInterna') return { productId: oneOf([PRODUCT.internal, PRODUCT.both]) };
    return {};
  }

  /** What happens to an event, in days from the first; null if it is forgotten. */
  function fateOf(offset: number, noted: number): { what: YearAction['what']; at: number } | null {
    const roll = random();
    const later = (low: number, high: number) => Math.max(noted + 1, between(low, high));
    if (roll < 0.45) return { what: 'do', at: later(offset - 2, offset + 6) };
    if (roll < 0.55) return { what: 'do', at: later(offset + 7, offset + 35) };
    if (roll < 0.7) return { what: 'move', at: later(noted + 1, offset + 5) };
    if (roll < 0.78) return { what: 'delete', at: later(noted + 1, offset + 3) };
    return null;
  }

  const events: PlannedEvent[] = [];
  const actions: YearAction[] = [];
  for (let event = 0; event < count; event += 1) {
    const offset = between(0, days - 1);
    const noted = Math.max(0, offset - between(1, 30));
    events.push(plannedEvent(offset));
    actions.push({ what: 'note', event, day: addDays(first, noted), slot: slot() });
    const fate = fateOf(offset, noted);
    if (!fate) continue;
    const day = addDays(first, fate.at);
    const moved = fate.what === 'move' ? { to: addDays(day, between(1, 20)) } : {};
    actions.push({ what: fate.what, event, day, slot: slot(), ...moved });
  }
  return { events, actions };
}
