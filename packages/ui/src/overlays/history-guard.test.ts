import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

beforeEach(() => void vi.spyOn(window, 'close').mockReturnValue());

/** The next file of this worker must not find a guard whose listeners are gone. */
afterEach(() => void vi.resetModules());

/** The guard of a page just loaded; its listeners end with the page. */
async function guardPage() {
  vi.resetModules();
  const guard = await import('./history-guard.ts');
  const page = vi.spyOn(window, 'addEventListener');
  guard.guardHistory();
  const listeners = [...page.mock.calls];
  page.mockRestore();
  onTestFinished(() => listeners.forEach((listener) => window.removeEventListener(...listener)));
  return guard;
}

async function arrival() {
  await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  return { path: window.location.pathname, state: window.history.state };
}

/** A blocker of the current page that stops every move. */
async function blockHere() {
  const { blockerStack } = await import('./blocker-stack.ts');
  const index = Number(window.history.state.idx);
  const onBlocked = vi.fn<() => void>();
  onTestFinished(blockerStack.push({ id: 'dialog', index: () => index, shouldBlock: () => true, onBlocked }));
  return onBlocked;
}

const enter = (idx: number, path: string) => window.history.pushState({ idx, key: path }, '', path);
const lastStep = { path: '/tabs/home', state: { idx: -1, key: '-1' } };

test('who leaves where no page may close its window keeps the screen, one step from the way out', async () => {
  const { prepareBlocking, leaveApp } = await guardPage();
  enter(0, '/tabs/siniestros');
  prepareBlocking();
  enter(1, '/tabs/home');
  leaveApp();
  expect(await arrival()).toEqual(lastStep);
});

test('a reload forgets the entry below the first one, and who leaves finds it all the same', async () => {
  enter(-1, '/tabs/siniestros');
  enter(0, '/tabs/siniestros');
  enter(1, '/tabs/home');
  const { leaveApp } = await guardPage();
  leaveApp();
  expect(await arrival()).toEqual(lastStep);
});

test('a dialog that mounts while two backs are undone leaves the way up, and is on the entry that is shown', async () => {
  const { prepareBlocking, shownIndex } = await guardPage();
  enter(0, '/tabs/home');
  enter(1, '/tabs/siniestros');
  enter(2, '/tabs/siniestros/2');
  const onBlocked = await blockHere();
  const go = window.history.go.bind(window.history);
  const indexes: (number | null)[] = [];
  vi.spyOn(window.history, 'go').mockImplementation((delta) => {
    prepareBlocking();
    indexes.push(shownIndex());
    go(delta);
  });
  go(-2);
  await expect.poll(() => onBlocked).toHaveBeenCalledOnce();
  expect(window.location.pathname).toBe('/tabs/siniestros/2');
  expect(window.history.state).toEqual({ idx: 2, key: '/tabs/siniestros/2' });
  expect(indexes).toEqual([2]);
});

test('a return that the page itself has made impossible ends, and back counts again', async () => {
  await guardPage();
  enter(0, '/tabs/home');
  enter(1, '/tabs/siniestros');
  const onBlocked = await blockHere();
  vi.spyOn(window.history, 'go').mockImplementation(() => {});
  window.history.back();
  await expect.poll(() => onBlocked).toHaveBeenCalledOnce();
});
