import type { ItemState } from '@huella/calendar';
import { type Day, isDay } from '@huella/validation/day';
import { parseId } from '@huella/validation/number';

/** Entries of a list that are shown at first, and that each tap adds. */
export const ENTRIES_PAGE = 50;

/** What the calendar shows, as it stands in the address: back and reload keep it. */
export interface HistoryPlace {
  readonly view: 'list' | 'month';
  /** Which tab of the list. */
  readonly state: ItemState;
  /** The only pet that is shown; null for all. */
  readonly petId: number | null;
  /** The chosen day of the month; null for today. */
  readonly day: Day | null;
  /** How many entries of the list are shown. */
  readonly count: number;
}

/** The days that a month view has: in another month none could be chosen, and the way back would be long. */
const SHOWN = /^(?:19|20)/;

/** The words of the tabs in the address; *upcoming* has none. */
const WORDS = { done: 'realizados', overdue: 'vencidos', upcoming: null } as const satisfies Record<
  ItemState,
  string | null
>;

/** Reads what the address says; what it says wrongly counts as not said. */
export function readHistoryPlace(search: URLSearchParams): HistoryPlace {
  const day = search.get('dia');
  return {
    view: search.get('ver') === 'mes' ? 'month' : 'list',
    state: stateOf(search.get('estado')),
    petId: parseId(search.get('mascota') ?? undefined),
    day: day !== null && isDay(day) && SHOWN.test(day) ? day : null,
    count: Math.max(parseId(search.get('cantidad') ?? undefined) ?? 0, ENTRIES_PAGE),
  };
}

/** What the address of a place has after its `?`; `''` for the place that is shown first. */
export function historySearch({ view, state, petId, day, count }: HistoryPlace): string {
  const said = {
    ver: view === 'month' ? 'mes' : null,
    estado: WORDS[state],
    mascota: petId,
    dia: day,
    cantidad: count > ENTRIES_PAGE ? count : null,
  };
  const search = new URLSearchParams(
    Object.entries(said).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  ).toString();
  return search === '' ? '' : `?${search}`;
}

function stateOf(word: string | null): ItemState {
  if (word === WORDS.done) return 'done';
  return word === WORDS.overdue ? 'overdue' : 'upcoming';
}
