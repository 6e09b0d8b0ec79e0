/** Index of the sentinel, an entry below the visit's first, which the router counts from 0. */
export const SENTINEL = -1;

let hasSentinel = false;
let isAlone = false;

/** The router's index of a history entry; null for a foreign one. */
export function entryIndex(state: unknown = window.history.state): number | null {
  return state instanceof Object && 'idx' in state && typeof state.idx === 'number' ? state.idx : null;
}

/**
 * Adds a copy of the first entry below it: otherwise back from the first entry would leave the document before anything could
 * block. The router's own entry keeps its index and key. Does nothing on other entries.
 */
export function addSentinel(): void {
  if (entryIndex() !== 0 || hasSentinel) return;
  const state: unknown = window.history.state;
  window.history.replaceState(Object.assign({}, state, { idx: SENTINEL }), '');
  window.history.pushState(state, '');
  hasSentinel = true;
  // Forward entries are gone, so the length counts only those below.
  isAlone = window.history.length === 2;
}

/** Turns the sentinel into the visit's first entry if a visit begins on it, as after a reload or forward from another site. */
export function beginVisit(): void {
  if (entryIndex() !== SENTINEL) return;
  window.history.replaceState(Object.assign({}, window.history.state, { idx: 0 }), '');
  hasSentinel = false;
}

/** Whether another site or document is below the sentinel. */
export function isSiteBelow(): boolean {
  return !isAlone;
}

/** Puts another screen on the sentinel, the current entry, before the router reads it. */
export function showAtSentinel({ url, state }: { url: string; state: unknown }): void {
  // A key of its own, so that it is not taken for the entry that was left.
  const own = { idx: SENTINEL, key: `${SENTINEL}` };
  window.history.replaceState(Object.assign({}, state, own), '', url);
}

/** The distance for `history.go`; null on the sentinel. Also works after a reload, because the history keeps the sentinel. */
export function deltaToSentinel(): number | null {
  const index = entryIndex();
  return index !== null && index > SENTINEL ? SENTINEL - index : null;
}
