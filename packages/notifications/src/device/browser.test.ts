import { expect, test } from 'vitest';
import { browserOf } from './browser.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';

test.each([
  ['an app on an iPhone', 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Safari/604.1', true, true, 'apple-app'],
  [
    'an app on Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`,
    true,
    false,
    'android-app',
  ],
  [
    'Chrome on Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`,
    false,
    false,
    'android',
  ],
  [
    'Firefox',
    'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
    false,
    false,
    'firefox',
  ],
  [
    'Safari',
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
    false,
    false,
    'safari',
  ],
  ['Chrome', `Mozilla/5.0 (Windows NT 10.0) ${chrome} Safari/537.36`, false, false, 'other'],
] as const)('%s is known by what it says', (_name, userAgent, isApp, isApple, browser) => {
  expect(browserOf(userAgent, isApp, isApple)).toBe(browser);
});
