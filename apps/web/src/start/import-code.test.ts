import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fetchFilesOf, importCode } from './import-code.ts';
import { isMissingCode } from './missing-code.ts';

const server = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', server));
afterEach(() => {
  vi.unstubAllGlobals();
  server.mockReset();
});
const here = () => Promise.resolve(new Response('export {}'));

test('a part is imported once its files are there, and a file comes once', async () => {
  server.mockImplementation(here);
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('part');
  expect(await importCode(load, ['assets/a-1.js', 'assets/shared-1.js'])).toBe('part');
  expect(await importCode(load, ['assets/b-1.js', 'assets/shared-1.js'])).toBe('part');
  expect(server.mock.calls.map(([url]) => url)).toEqual([
    '/assets/a-1.js',
    '/assets/shared-1.js',
    '/assets/b-1.js',
  ]);
});

test.each([
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is gone', () => Promise.resolve(new Response('', { status: 404 }))],
])(
  'a file that %s is asked for again by the next try, and no module has failed meanwhile',
  async (name, fail) => {
    const file = `assets/${name.replaceAll(' ', '-')}.js`;
    const load = vi.fn<() => Promise<string>>().mockResolvedValue('part');
    server.mockImplementationOnce(fail);
    const failure: unknown = await importCode(load, [file]).catch((error: unknown) => error);
    expect(isMissingCode(failure)).toBe(true);
    expect(load).not.toHaveBeenCalled();
    server.mockImplementation(here);
    expect(await importCode(load, [file])).toBe('part');
  },
);

test('a part with a defect throws it, and does not count as missing code', async () => {
  server.mockImplementation(here);
  const defect = new ReferenceError('x is not defined');
  await expect(importCode(() => Promise.reject(defect), ['assets/defect.js'])).rejects.toBe(defect);
  expect(isMissingCode(defect)).toBe(false);
});

test('prefetched code does not run, applies no styles, and is not fetched again when needed', async () => {
  server.mockImplementation(here);
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('part');
  const part = () => importCode(load, ['assets/ahead.js', 'assets/ahead.css']);
  fetchFilesOf(part);
  await expect.poll(() => server.mock.calls.length).toBe(1);
  expect(server.mock.calls[0]).toEqual(['/assets/ahead.js', { priority: 'low' }]);
  expect(document.querySelector('link[href$="ahead.css"]')).toBeNull();
  expect(load).not.toHaveBeenCalled();
  expect(await importCode(load, ['assets/ahead.js'])).toBe('part');
  expect(server).toHaveBeenCalledOnce();
});

test('a failed prefetch is repeated when needed', async () => {
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetchFilesOf(() => importCode(() => Promise.resolve(), ['assets/late.js']));
  server.mockImplementation(here);
  await expect
    .poll(() => importCode(() => Promise.resolve('part'), ['assets/late.js']).catch(() => 'failed'))
    .toBe('part');
  expect(server).toHaveBeenCalledTimes(2);
});

test('what the page itself has loaded is not fetched', async () => {
  const link = document.createElement('link');
  link.setAttribute('href', '/assets/first-2.js');
  document.head.append(link);
  onTestFinished(() => link.remove());
  await importCode(() => Promise.resolve('part'), ['assets/first-2.js']);
  expect(server).not.toHaveBeenCalled();
});

test('a sheet that the page has inline is not fetched', async () => {
  const style = document.createElement('style');
  style.dataset['href'] = '/assets/inline.css';
  document.head.append(style);
  onTestFinished(() => style.remove());
  expect(await importCode(() => Promise.resolve('part'), ['assets/inline.css'])).toBe('part');
  expect(document.querySelector('link[href$="inline.css"]')).toBeNull();
});

test.each([
  'Failed to fetch dynamically imported module: https://huella.example/assets/home.js',
  'error loading dynamically imported module: https://huella.example/assets/home.js',
  'Importing a module script failed.',
])('a module that the browser could not fetch after all is missing code, too: %s', async (message) => {
  const failure = new TypeError(message);
  await expect(importCode(() => Promise.reject(failure))).rejects.toBe(failure);
  expect(isMissingCode(failure)).toBe(true);
});
