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

/** Milliseconds before checking that a return has arrived. */
const RETURN_MS = 300;
/** A page that navigates meanwhile removes the entry to return to. */
const MAX_RETURNS = 5;

/** A blocked move: the entry to return to, and what to run once there. */
interface Stopped {
  index: number;
  settle: () => void;
}

interface Arrival {
  target: number;
  location: Location;
}

let isWatching = false;
let stopped: Stopped | null = null;
let isPassing = false;
let isSentinelDue = false;
/** What the sentinel shows once reached. */
let shown: { url: string; state: unknown } | null = null;

/** Whether this module handles back and forward instead of the router's blocker. */
export function isHistoryGuarded(): boolean {
  return isWatching;
}

/**
 * Handles back and forward before the router does; call it once, before creating the router. The router's own blocker sees an
 * open dialog two renders late and loses its position when back is pressed twice.
 */
export function guardHistory(): void {
  if (isWatching) return;
  isWatching = true;
  beginVisit();
  window.addEventListener('popstate', onPopState, { capture: true });
  window.addEventListener('pageshow', ({ persisted }) => persisted && beginVisit());
}

/**
 * Leaves the app as far as a page can: closes its window, or goes to the sentinel, from which the next back leaves. Keeps the
 * screen, because the visit's first screen would look like a step back.
 */
export function leaveApp(): void {
  window.close();
  const delta = deltaToSentinel();
  if (delta === null) return;
  shown = { url: window.location.href, state: window.history.state };
  pass(delta);
}

/**
 * Makes sure that a back to be blocked reaches the page. Waits for a return that is under way: adding an entry below would remove those
 * above, where it leads.
 */
export function prepareBlocking(): void {
  if (!isWatching) return;
  if (stopped === null) addSentinel();
  else isSentinelDue = true;
}

/** The router's index of the entry that is shown, also while the browser is on another one to which a blocked move led. */
export function shownIndex(): number | null {
  return stopped?.index ?? entryIndex();
}

function onPopState(event: PopStateEvent) {
  const target = entryIndex(event.state);
  if (target === null) return;
  if (stopped !== null) returnTo(stopped, target, event);
  else if (isPassing) arrive(target);
  else decide({ target, location: currentLocation() }, event);
}

function decide({ target, location }: Arrival, event: Event) {
  const blocker = blockerStack.find((one) => wantsToBlock(one, target, location));
  if (blocker !== undefined) stop(blocker, { target, location }, event);
  else if (target === SENTINEL && isSiteBelow()) {
    event.stopImmediatePropagation();
    window.history.go(-1);
  }
}

function arrive(target: number) {
  isPassing = false;
  if (shown !== null && target === SENTINEL) showAtSentinel(shown);
  shown = null;
}

/** Treats further moves as made from the entry to return to, so that a double back counts once. */
function returnTo(move: Stopped, target: number, event: Event) {
  event.stopImmediatePropagation();
  if (target === move.index) settle(move);
  else window.history.go(move.index - target);
}

function wantsToBlock(
  { index, shouldBlock }: RegisteredBlocker,
  target: number,
  nextLocation: Location,
): boolean {
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
  const move: Stopped = { index, settle: () => notify(blocker, index, arrival) };
  stopped = move;
  window.history.go(index - arrival.target);
  window.setTimeout(() => ensureReturned(move), RETURN_MS);
}

/** A second back may cancel the return without an event. */
function ensureReturned(move: Stopped, triesLeft = MAX_RETURNS) {
  if (stopped !== move) return;
  const here = entryIndex();
  if (here !== null && here !== move.index && triesLeft > 0) {
    window.history.go(move.index - here);
    window.setTimeout(() => ensureReturned(move, triesLeft - 1), RETURN_MS);
  } else settle(move);
}

function settle(move: Stopped) {
  stopped = null;
  if (isSentinelDue) addSentinel();
  isSentinelDue = false;
  move.settle();
}

function notify(blocker: RegisteredBlocker, index: number, arrival: Arrival) {
  const { target, location } = arrival;
  const proceed = () => (target === SENTINEL ? leaveVisit(blocker, index, arrival) : pass(target - index));
  blocker.onBlocked({ state: 'blocked', location, reset: () => undefined, proceed });
}

/** Leaves the first screen after confirmation: asks the remaining blockers, then goes to the previous site. */
function leaveVisit(blocker: RegisteredBlocker, index: number, arrival: Arrival) {
  const next = blockerStack.find((one) => wantsToBlock(one, arrival.target, arrival.location), blocker);
  if (next !== undefined) notify(next, index, arrival);
  else if (isSiteBelow()) window.history.go(SENTINEL - 1 - index);
  else pass(SENTINEL - index);
}

function pass(delta: number) {
  isPassing = true;
  window.history.go(delta);
}

function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const state: unknown = window.history.state;
  const noted = state instanceof Object ? state : {};
  const key = 'key' in noted && typeof noted.key === 'string' ? noted.key : 'default';
  return { pathname, search, hash, key, state: 'usr' in noted ? noted.usr : null };
}
