import { expect, test } from 'vitest';
import { webUrl } from './web-url.ts';

test.each([
  ['https://chat.huella.example/', 'https://chat.huella.example/'],
  [' http://wa.me/5491100000000 ', 'http://wa.me/5491100000000'],
])('a link may lead to %j', (text, url) => {
  expect(webUrl(text)).toBe(url);
});

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'chat.huella.example',
  '/chat',
  '',
  undefined,
])('a link may not lead to %j', (text) => {
  expect(webUrl(text)).toBeNull();
});
