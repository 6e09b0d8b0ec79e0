import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

beforeEach(() => void vi.spyOn(window, 'close').mockReturnValue());

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
