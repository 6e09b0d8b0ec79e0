import type { ItemState } from '@huella/calendar';
import { type Day, isDay } from '@huella/validation/day';
import { parseId } from '@huella/validation/number';

/** Entries shown at first, and added by each tap. */
export const ENTRIES_PAGE = 50;

/** The state of the calendar in the URL, for back and reload. */
export interface HistoryQuery {
  readonly view: 'list' | 'month';
  readonly state: ItemState;
  /** Null for all pets. */
  readonly petId: number | null;
  /** The chosen day; null for today. */
  readonly day: Day | null;
  readonly count: number;
}

/** Years of the month view; others could not be chosen, and the way back would be long. */
const SHOWN = /^(?:19|20)/;

/** Query words of the tabs; *upcoming* has none. */
const WORDS = { done: 'realizados', overdue: 'vencidos', upcoming: null } as const satisfies Record<
  ItemState,
  string | null
>;

export function readHistoryQuery(search: URLSearchParams): HistoryQuery {
  const day = search.get('dia');
  return {
    view: search.get('ver') === 'mes' ? 'month' : 'list',
    state: stateOf(search.get('estado')),
    petId: parseId(search.get('mascota') ?? undefined),
    day: day !== null && isDay(day) && SHOWN.test(day) ? day : null,
    count: Math.max(parseId(search.get('cantidad') ?? undefined) ?? 0, ENTRIES_PAGE),
  };
}

/** For a link; `''` for the initial state. */
export function historySearch({ view, state, petId, day, count }: HistoryQuery): string {
  const values = {
    ver: view === 'month' ? 'mes' : null,
    estado: WORDS[state],
    mascota: petId,
    dia: day,
    cantidad: count > ENTRIES_PAGE ? count : null,
  };
  const search = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  ).toString();
  return search === '' ? '' : `?${search}`;
}

function stateOf(word: string | null): ItemState {
  if (word === WORDS.done) return 'done';
  return word === WORDS.overdue ? 'overdue' : 'upcoming';
}
