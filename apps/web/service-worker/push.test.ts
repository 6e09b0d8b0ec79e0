import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openNotification, showNotification } from './push.ts';
import type { WorkerMessage } from './worker-message.ts';

const path = '/tabs/siniestros/menu-siniestro/7';
const payload = { marca: 'mark-1', titulo: 'Hay novedades', texto: 'Toque para verlas.', ruta: path };

const scope = {
  windows: [] as ReturnType<typeof openWindow>[],
  opened: [] as string[],
  shown: [] as { title: string; tag?: string }[],
};

function openWindow({ replies }: { replies: boolean }) {
  const told: WorkerMessage[] = [];
  return {
    told,
    isFocused: false,
    async focus() {
      this.isFocused = true;
    },
    postMessage: (message: WorkerMessage, [port]: MessagePort[]) => {
      told.push(message);
      if (replies) port?.postMessage(null);
    },
  };
}

beforeEach(() => {
  Object.assign(scope, { windows: [], opened: [], shown: [] });
  vi.stubGlobal('clients', {
    matchAll: async () => scope.windows,
    openWindow: async (url: string) => scope.opened.push(url),
  });
  vi.stubGlobal('registration', {
    showNotification: async (title: string, options: NotificationOptions) => {
      scope.shown.push({ title, tag: options.tag });
    },
  });
  vi.stubGlobal('caches', { match: async () => new Response('mark-1') });
});
afterEach(() => vi.unstubAllGlobals());

const data = (message: object) => ({ text: () => JSON.stringify(message) });
const notification = () => ({ close: vi.fn<() => void>(), data: path });

test('what carries the kept mark is shown, a newer one in the place of an older, and open windows hear of it', async () => {
  const app = openWindow({ replies: true });
  scope.windows = [app];
  await showNotification(data(payload));
  expect(scope.shown).toEqual([{ title: 'Hay novedades', tag: path }]);
  expect(app.told).toEqual([{ type: 'notified' }]);
});

test('N-C09G what was meant for somebody else is not shown', async () => {
  await showNotification(data({ ...payload, marca: 'mark-2' }));
  await showNotification(null);
  expect(scope.shown).toEqual([]);
});

test('a tap opens its page in the window that was looked at last', async () => {
  const [last, other] = [openWindow({ replies: true }), openWindow({ replies: true })];
  scope.windows = [last, other];
  const tapped = notification();
  await openNotification(tapped);
  expect(tapped.close).toHaveBeenCalledOnce();
  expect(last.told).toEqual([{ type: 'open', path, until: expect.any(Number) }]);
  expect([last.isFocused, other.isFocused, scope.opened]).toEqual([true, false, []]);
});

test.each([
  ['no window is open', []],
  ['the one that is open sleeps', [openWindow({ replies: false })]],
])('a tap opens a new window where %s', async (_where, windows) => {
  scope.windows = windows;
  await openNotification(notification());
  expect(scope.opened).toEqual([path]);
  expect(windows.some(({ isFocused }) => isFocused)).toBe(false);
});
