/** The number of the sentinel: the entry right below the first of a visit, which the router counts from 0. */
export const SENTINEL = -1;

let hasSentinel = false;
let isAlone = false;

/** Where an entry of the browser's history is among those of the visit, as the router wrote it down; null for a foreign one. */
export function entryIndex(state: unknown = window.history.state): number | null {
  return state instanceof Object && 'idx' in state && typeof state.idx === 'number' ? state.idx : null;
}

/**
 * Puts a copy of the first entry below itself: back from the first entry would leave the document, and nothing could ask or be
 * closed before that. The router is told nothing, its own entry keeps its number and key. Does nothing elsewhere than there.
 */
export function addSentinel(): void {
  if (entryIndex() !== 0 || hasSentinel) return;
  const state: unknown = window.history.state;
  window.history.replaceState(Object.assign({}, state, { idx: SENTINEL }), '');
  window.history.pushState(state, '');
  hasSentinel = true;
  // What was ahead is gone by now, so that all that is counted is below.
  isAlone = window.history.length === 2;
}

/** Makes the sentinel the visit's first entry where a visit begins on it, as after a reload or forward from another site. */
export function beginVisit(): void {
  if (entryIndex() !== SENTINEL) return;
  window.history.replaceState(Object.assign({}, window.history.state, { idx: 0 }), '');
  hasSentinel = false;
}

/** Whether another site's entry, or another document's, is below the sentinel. */
export function isSiteBelow(): boolean {
  return !isAlone;
}

/** Puts another screen on the sentinel, which is the current entry, before the router reads it. */
export function showAtSentinel({ address, state }: { address: string; state: unknown }): void {
  // A key of its own: what counts entries by their keys would take it for the one that was left.
  const own = { idx: SENTINEL, key: `${SENTINEL}` };
  window.history.replaceState(Object.assign({}, state, own), '', address);
}

/**
 * How far the sentinel is from here, for `history.go`; null where one is on it already. It is there also where nobody remembers
 * having put it: a reload forgets that, and the history does not.
 */
export function deltaToSentinel(): number | null {
  const index = entryIndex();
  return index !== null && index > SENTINEL ? SENTINEL - index : null;
}
