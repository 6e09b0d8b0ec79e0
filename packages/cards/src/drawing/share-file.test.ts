import { afterEach, expect, test, vi } from 'vitest';
import { canShareFiles, shareFile } from './share-file.ts';

const file = new File([new Uint8Array(1)], 'carnet-luna.png', { type: 'image/png' });

function sharing(share: () => Promise<void>) {
  vi.stubGlobal('navigator', { share, canShare: () => true });
}

afterEach(() => vi.unstubAllGlobals());

test('a browser without the share sheet cannot share', () => {
  vi.stubGlobal('navigator', {});
  expect(canShareFiles()).toBe(false);
  sharing(async () => undefined);
  expect(canShareFiles()).toBe(true);
});

test.each([
  ['AbortError', 'cancelled'],
  ['NotAllowedError', 'refused'],
])('a share that ends in %s is %s', async (name, outcome) => {
  sharing(() => Promise.reject(new DOMException('no', name)));
  expect(await shareFile(file)).toBe(outcome);
});

test('a share that went through says so', async () => {
  sharing(async () => undefined);
  expect(await shareFile(file)).toBe('shared');
});
