import { NavigationType, type Location } from 'react-router-dom';
import { blockerStack, type RegisteredBlocker } from './blocker-stack.ts';
import {
  addSentinel,
  beginVisit,
  deltaToSentinel,
  entryIndex,
  isSiteBelow,
  SENTINEL,
  showAtSentinel,
} from './visit-entries.ts';

/** How long the way back to an entry may take before it is looked after, in milliseconds. */
const RETURN_MS = 300;

/** A move that was stopped: the entry to return to, and what is told once that is reached. */
interface Stopped {
  index: number;
  settle: () => void;
}

/** An entry that back or forward has led to, and its address. */
interface Arrival {
  target: number;
  location: Location;
}

let isWatching = false;
let stopped: Stopped | null = null;
let isPassing = false;
/** What the sentinel is to show once it is reached. */
let shown: { address: string; state: unknown } | null = null;

/** Whether back and forward are decided on here, and not by the router's own blocker. */
export function isHistoryGuarded(): boolean {
  return isWatching;
}

/**
 * Decides on back and forward before the router hears of them; call it once, before the router is made. The router's own blocker
 * learns of an open dialog two renders late and loses its place when back is pressed twice in a row.
 */
export function guardHistory(): void {
  if (isWatching) return;
  isWatching = true;
  beginVisit();
  window.addEventListener('popstate', onPopState, { capture: true });
  window.addEventListener('pageshow', ({ persisted }) => persisted && beginVisit());
}

/**
 * Leaves the app as far as a page can: closes its window, or goes to where the next back leaves it. The screen stays the same: the
 * visit's first one, which may be another, would look like a step back.
 */
export function leaveApp(): void {
  window.close();
  const delta = deltaToSentinel();
  if (delta === null) return;
  shown = { address: window.location.href, state: window.history.state };
  pass(delta);
}

/** Makes sure that a back which the blocker is to stop reaches the page at all. */
export function prepareBlocking(): void {
  if (isWatching) addSentinel();
}

function onPopState(event: PopStateEvent) {
  const target = entryIndex(event.state);
  if (target === null) return;
  if (stopped !== null) returnTo(stopped, target, event);
  else if (isPassing) arrive(target);
  else decide({ target, location: currentLocation() }, event);
}

function decide({ target, location }: Arrival, event: Event) {
  const blocker = blockerStack.find((one) => asks(one, target, location));
  if (blocker !== undefined) stop(blocker, { target, location }, event);
  else if (target === SENTINEL && isSiteBelow()) {
    event.stopImmediatePropagation();
    window.history.go(-1);
  }
}

/** At the end of a move that was decided on. */
function arrive(target: number) {
  isPassing = false;
  if (shown !== null && target === SENTINEL) showAtSentinel(shown);
  shown = null;
}

/** Every further move counts as made from the entry that is returned to: pressing back twice quickly is pressing it once. */
function returnTo(move: Stopped, target: number, event: Event) {
  event.stopImmediatePropagation();
  if (target === move.index) settle(move);
  else window.history.go(move.index - target);
}

function asks({ index, shouldBlock }: RegisteredBlocker, target: number, nextLocation: Location): boolean {
  const here = index();
  if (here === null || here === target) return false;
  return shouldBlock({
    nextLocation,
    historyAction: NavigationType.Pop,
    delta: target - here,
    leavesVisit: target === SENTINEL,
  });
}

function stop(blocker: RegisteredBlocker, arrival: Arrival, event: Event) {
  const index = blocker.index();
  if (index === null) return;
  event.stopImmediatePropagation();
  const move: Stopped = { index, settle: () => tell(blocker, index, arrival) };
  stopped = move;
  window.history.go(index - arrival.target);
  window.setTimeout(() => seeThatReturned(move), RETURN_MS);
}

/** A second back may have called the way there off, and the browser says nothing of that. */
function seeThatReturned(move: Stopped) {
  if (stopped !== move) return;
  const here = entryIndex();
  if (here !== null && here !== move.index) {
    window.history.go(move.index - here);
    window.setTimeout(() => seeThatReturned(move), RETURN_MS);
  } else settle(move);
}

function settle(move: Stopped) {
  stopped = null;
  move.settle();
}

function tell(blocker: RegisteredBlocker, index: number, arrival: Arrival) {
  const { target, location } = arrival;
  const proceed = () => (target === SENTINEL ? leaveVisit(blocker, index, arrival) : pass(target - index));
  blocker.onBlocked({ state: 'blocked', location, reset: () => undefined, proceed });
}

/** Out of the first screen, after the question about it: to where the rest of the blockers leads, or to the site before. */
function leaveVisit(asked: RegisteredBlocker, index: number, arrival: Arrival) {
  const next = blockerStack.find((one) => asks(one, arrival.target, arrival.location), asked);
  if (next !== undefined) tell(next, index, arrival);
  else if (isSiteBelow()) window.history.go(SENTINEL - 1 - index);
  else pass(SENTINEL - index);
}

function pass(delta: number) {
  isPassing = true;
  window.history.go(delta);
}

/** Where the browser is by now; its state is the router's. */
function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const state: unknown = window.history.state;
  const noted = state instanceof Object ? state : {};
  const key = 'key' in noted && typeof noted.key === 'string' ? noted.key : 'default';
  return { pathname, search, hash, key, state: 'usr' in noted ? noted.usr : null };
}
