import { FISCAL_CODE, invoices } from './drawn-invoices.ts';
import { call, report, withPapersPage, type Paper } from './papers-page.ts';

const LONG_SIDE = 1_800;
const BYTES = 1_200_000;
const PHOTO_SIDE = 800;
const PHOTO_SHARE = 0.85;

interface Sent {
  codes: string[];
  codesAgain: string[];
  longSide: number;
  bytes: number;
}

const photos: readonly Paper[] = [1, 2, 3, 4, 5, 6].map((seed) => ({
  width: 1_200 + seed * 300,
  height: 800 + seed * 200,
  lines: 8,
  seed,
}));

export async function benchReadable(): Promise<number> {
  return withPapersPage(async (page) => {
    const sent: Sent[] = [];
    for (const invoice of invoices) sent.push(await call<Sent>(page, 'send', invoice));
    const sentPhotos: { longSide: number; share: number }[] = [];
    for (const photo of photos) sentPhotos.push(await call(page, 'sendPhoto', photo));
    // Reading ends with the fiscal code: a payment code beside it may be left out.
    const read = sent.filter(({ codes }) => codes.includes(FISCAL_CODE));
    const lost = read.filter(({ codesAgain }) => !codesAgain.includes(FISCAL_CODE));
    const shortest = Math.min(...sent.map(({ longSide }) => longSide));
    const heaviest = Math.max(...sent.map(({ bytes }) => bytes));
    const longest = Math.max(...sentPhotos.map(({ longSide }) => longSide));
    const share = Math.max(...sentPhotos.map((photo) => photo.share));
    return report('What is sent of 36 invoices and 6 photos', [
      {
        figure: 'papers whose code is lost',
        measured: lost.length,
        of: read.length,
        bar: 0,
        met: lost.length === 0,
      },
      {
        figure: 'shortest long side of a page',
        measured: shortest,
        bar: LONG_SIDE,
        met: shortest >= LONG_SIDE,
      },
      { figure: 'most bytes of a page', measured: heaviest, bar: BYTES, met: heaviest <= BYTES },
      { figure: 'longest side of a photo', measured: longest, bar: PHOTO_SIDE, met: longest <= PHOTO_SIDE },
      {
        figure: 'largest share of a photo’s bytes',
        measured: share,
        bar: PHOTO_SHARE,
        met: share <= PHOTO_SHARE,
      },
    ]);
  });
}
