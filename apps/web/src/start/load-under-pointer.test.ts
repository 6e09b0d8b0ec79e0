import { beforeAll, expect, test, vi } from 'vitest';
import { loadUnderPointer } from './load-under-pointer.ts';

const Component = () => null;
const page = vi.fn<() => Promise<{ Component: typeof Component }>>();
const gone = vi.fn<() => Promise<{ Component: typeof Component }>>();
page.mockResolvedValue({ Component });
gone.mockRejectedValue(new TypeError('Failed to fetch'));

beforeAll(() => {
  loadUnderPointer([
    { path: '/tabs', children: [{ path: '/tabs/pet/:id', lazy: page }] },
    { path: '/gone', lazy: gone },
  ]);
});

function touch(url: string): void {
  document.body.innerHTML = `<a href="${url}"><span>Luna</span></a>`;
  document.querySelector('span')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
}

test('the page of a link is loaded when a finger comes down on what is in it', () => {
  touch('/tabs/pet/7?de=inicio');
  expect(page).toHaveBeenCalledOnce();
});

test('another site, a foreign page and a page that fails to load cause no error', async () => {
  page.mockClear();
  touch('https://elsewhere.example/tabs/pet/7');
  touch('/files/policy.pdf');
  touch('/gone');
  await Promise.resolve();
  expect(page).not.toHaveBeenCalled();
  expect(gone).toHaveBeenCalledOnce();
});
