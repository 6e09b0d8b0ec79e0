import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchForBuilds } from './watch-for-builds.ts';
import { announceBuild, newBuild } from './served-build.ts';

function workerOf(build: string) {
  return {
    postMessage: (question: unknown, [port]: [MessagePort]) => {
      if (question === 'build') port.postMessage(build);
    },
  };
}

const serviceWorker = Object.assign(new EventTarget(), { controller: workerOf('old') });
const registration = {
  installing: null,
  waiting: null,
  active: workerOf('old'),
  update: vi.fn<() => Promise<void>>(async () => undefined),
};
const onOwnBuild = vi.fn<() => void>();
const HOUR_MS = 3_600_000;

const name = Object.assign(document.createElement('meta'), { name: 'huella-build', content: 'old' });

const told = async (build: string | null) => expect.poll(() => newBuild()).toBe(build);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'performance'] });
  vi.stubGlobal('navigator', { serviceWorker });
  document.head.append(name);
  announceBuild('old');
  registration.update.mockClear();
  onOwnBuild.mockClear();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the three that are looked at
  watchForBuilds(registration as unknown as ServiceWorkerRegistration, onOwnBuild);
});
afterEach(() => {
  name.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the browser looks when the app comes to the front, is online again, and each hour, but not at once and not all the time', () => {
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('online'));
  expect(registration.update).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(HOUR_MS);
  expect(registration.update).toHaveBeenCalledTimes(2);
});

test('a worker that takes over is asked for its build: another one is new, the page’s own is not', async () => {
  serviceWorker.controller = workerOf('new');
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  await told('new');
  serviceWorker.controller = workerOf('old');
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  await told(null);
  expect(onOwnBuild).toHaveBeenCalled();
});
