import { expect, test } from 'vitest';
import { UNCUT } from '../image/cut.ts';
import type { PreparedPage } from '../image/prepare-page.ts';
import { isWaiting, pagesReducer, type PagesAction, type PaperPage } from './paper-pages.ts';

const file = (name: string) => new File(['x'], name);
const prepared: PreparedPage = {
  jpeg: new Blob(),
  details: [],
  quarters: 0,
  isOriginal: false,
  thumbnail: new Blob(),
  overview: new Blob(),
  problem: 'blurred',
  qrCodes: [],
};

const names = (pages: readonly PaperPage[]) => pages.map((page) => page.file.name);
const three = pagesReducer([], { type: 'add', files: [file('a'), file('b'), file('c')] });
const idOf = (name: string) => three.find((page) => page.file.name === name)?.id ?? '';
const after = (...actions: PagesAction[]) => actions.reduce(pagesReducer, three);

test('pages come in the order in which they were chosen, and wait to be prepared', () => {
  expect(names(three)).toEqual(['a', 'b', 'c']);
  expect(three.every(isWaiting)).toBe(true);
});

test('a page moves by one place, and not beyond the ends', () => {
  expect(names(after({ type: 'move', id: idOf('b'), by: -1 }))).toEqual(['b', 'a', 'c']);
  expect(names(after({ type: 'move', id: idOf('b'), by: 1 }))).toEqual(['a', 'c', 'b']);
  expect(names(after({ type: 'move', id: idOf('a'), by: -1 }))).toEqual(['a', 'b', 'c']);
  expect(names(after({ type: 'move', id: idOf('c'), by: 1 }))).toEqual(['a', 'b', 'c']);
});

test('another cut and another photo begin from the beginning, in the same place', () => {
  const id = idOf('b');
  const ready = after({ type: 'prepare', id, prepared }, { type: 'accept', id });
  expect(ready[1]).toMatchObject({ prepared, isAccepted: true });
  const turned = pagesReducer(ready, { type: 'cut', id, cut: { ...UNCUT, quarters: 1 } });
  expect(turned[1]).toMatchObject({ prepared: null, isAccepted: false, cut: { quarters: 1 } });
  const other = pagesReducer(turned, { type: 'replace', id, file: file('d') });
  expect(names(other)).toEqual(['a', 'd', 'c']);
  expect(other[1]?.cut).toEqual(UNCUT);
});

test('an unusable page is not pending; restored pages come before newer ones', () => {
  const failed = after({ type: 'fail', id: idOf('a'), error: 'No pudimos abrir la foto.' });
  expect(failed.map(isWaiting)).toEqual([false, true, true]);
  const [first, ...rest] = three;
  const restored = pagesReducer(rest, { type: 'restore', pages: first ? [first] : [] });
  expect(names(restored)).toEqual(['a', 'b', 'c']);
  expect(pagesReducer(restored, { type: 'remove', id: idOf('b') })).toHaveLength(2);
  expect(pagesReducer(restored, { type: 'clear' })).toEqual([]);
});

test('a page that could not be prepared is tried again when it is restored', () => {
  const [page] = after({ type: 'fail', id: idOf('a'), error: 'Revise su conexión.' });
  const [restored] = pagesReducer([], { type: 'restore', pages: page ? [page] : [] });
  expect(restored && isWaiting(restored)).toBe(true);
});
