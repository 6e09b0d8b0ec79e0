import { expect, test } from 'vitest';
import { isInstalledByHand } from './is-installed-by-hand.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36';

test.each([
  { name: 'an iPhone', userAgent: iPhone, maxTouchPoints: 5, expected: true },
  { name: 'an iPad, which says Macintosh', userAgent: mac, maxTouchPoints: 5, expected: true },
  { name: 'a Mac', userAgent: mac, maxTouchPoints: 0, expected: false },
  { name: 'an Android phone', userAgent: android, maxTouchPoints: 5, expected: false },
])('$name', ({ expected, ...browser }) => {
  expect(isInstalledByHand(browser)).toBe(expected);
});
