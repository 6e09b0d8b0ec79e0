import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { toastStore } from '../toast/toast-store.ts';
import { saveFile } from './save-file.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1';
const file = new Blob(['{}'], { type: 'application/json' });

interface Platform {
  userAgent?: string;
  isInstalled?: boolean;
  canShare?: boolean;
  share?: (data: ShareData) => Promise<void>;
}

/** An installed app on an iPhone by default. Returns the downloads. */
function on({ userAgent = iPhone, isInstalled = true, canShare = true, ...rest }: Platform) {
  const share = vi.fn<(data: ShareData) => Promise<void>>(rest.share ?? (() => Promise.resolve()));
  const downloads: string[] = [];
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5, canShare: () => canShare, share });
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }));
  URL.createObjectURL = () => 'blob:file';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
  return { share, downloads };
}

beforeEach(() => {
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    for (const { id } of toastStore.read()) toastStore.dismiss(id);
  });
});

test('an app installed on an iPhone shares the file under its name', async () => {
  const { share, downloads } = on({});
  expect(await saveFile(file, 'mis-datos.json')).toBe(true);
  const [shared] = share.mock.calls[0]?.[0].files ?? [];
  expect([shared?.name, shared?.type]).toEqual(['mis-datos.json', 'application/json']);
  expect(downloads).toEqual([]);
});

test.each<[string, Platform]>([
  ['a tab of an iPhone', { isInstalled: false }],
  ['an installed app elsewhere', { userAgent: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/137.0.0.0' }],
  ['an iPhone that shares no such file', { canShare: false }],
])('%s downloads it', async (_, platform) => {
  const { share, downloads } = on(platform);
  expect(await saveFile(file, 'mis-datos.json')).toBe(true);
  expect(downloads).toEqual(['mis-datos.json']);
  expect(share).not.toHaveBeenCalled();
});

test('a sheet that was closed has shared nothing, and nothing is said of it', async () => {
  on({ share: () => Promise.reject(new DOMException('', 'AbortError')) });
  expect(await saveFile(file, 'mis-datos.json')).toBe(false);
  expect(toastStore.read()).toEqual([]);
});

test('a file that took longer than a tap counts is offered, and the next tap shares it', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  on({ share });
  expect(await saveFile(file, 'mis-datos.json')).toBe(false);
  const [offer] = toastStore.read();
  expect(offer?.text).toBe('Su archivo está listo.');
  offer?.action?.onClick();
  expect(share).toHaveBeenCalledTimes(2);
});
