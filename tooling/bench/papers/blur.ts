import { call, report, withPapersPage, type Paper } from './papers-page.ts';

const COUNT = 15;
const RIGHT = 0.95;

const pages = (kind: (at: number) => Paper): Paper[] =>
  Array.from({ length: COUNT }, (_, at) => ({ seed: at + 1, tilt: [0, 3, 8, 15, 25][at % 5], ...kind(at) }));

/** 30 sharp pages, full and nearly empty, in good and in uneven light; 15 out of focus; 15 with a third of the light. */
const sharp = [
  ...pages((at) => ({ shade: (at % 3) * 0.25 })),
  ...pages((at) => ({ lines: 4 + at, shade: (at % 2) * 0.3, blur: (at % 3) * 0.5 })),
];
const blurred = pages((at) => ({ blur: 2.5 + at / 10 }));
const dark = pages((at) => ({ light: 0.3, blur: at % 2 }));

export async function benchBlur(): Promise<number> {
  return withPapersPage(async (page) => {
    const check = async (papers: readonly Paper[]) => {
      const said: (string | null)[] = [];
      for (const paper of papers) said.push(await call<string | null>(page, 'check', paper));
      return said;
    };
    const [ofSharp, ofBlurred, ofDark] = [await check(sharp), await check(blurred), await check(dark)];
    const right =
      ofSharp.filter((said) => said === null).length +
      ofBlurred.filter((said) => said === 'blurred').length +
      ofDark.filter((said) => said === 'dark').length;
    const share = right / (sharp.length + blurred.length + dark.length);
    const falselyBlurred = ofSharp.filter((said) => said === 'blurred').length;
    console.log({ ofSharp, ofBlurred, ofDark });
    return report('60 drawn pages, 30 of them sharp', [
      { figure: 'checked right', measured: share, bar: RIGHT, met: share >= RIGHT },
      { figure: 'sharp pages called blurred', measured: falselyBlurred, bar: 0, met: falselyBlurred === 0 },
    ]);
  });
}
