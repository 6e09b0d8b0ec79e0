import { readCodes } from '../src/codes/read-codes.ts';
import { greyOf } from '../src/legibility/grey.ts';
import { CHECK_SIDE, checkLegibility } from '../src/legibility/check-legibility.ts';
import { drawn, pixelsOf, within } from '../src/worker/canvases.ts';
import type { ReadingTimes } from './time-reading.ts';

async function round(photo: File): Promise<ReadingTimes> {
  const begin = performance.now();
  const bitmap = await createImageBitmap(photo);
  const decoded = performance.now();
  const grey = greyOf(pixelsOf(drawn(bitmap, within(bitmap, CHECK_SIDE))));
  checkLegibility(grey);
  const checked = performance.now();
  const codes = await readCodes(bitmap, grey);
  const end = performance.now();
  bitmap.close();
  return {
    decode: decoded - begin,
    check: checked - decoded,
    read: end - checked,
    codes: codes.map(({ text }) => text),
  };
}

globalThis.addEventListener('message', ({ data }: MessageEvent<{ photo: File; rounds: number }>) => {
  const measure = async () => {
    const times = await round(data.photo);
    for (let at = 0; at < data.rounds; at += 1) {
      const next = await round(data.photo);
      for (const part of ['decode', 'check', 'read'] as const)
        times[part] = at === 0 ? next[part] : Math.min(times[part], next[part]);
    }
    globalThis.postMessage(times, {});
  };
  void measure();
});
