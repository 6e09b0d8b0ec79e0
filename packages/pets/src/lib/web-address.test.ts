import { expect, test } from 'vitest';
import { webAddress } from './web-address.ts';

test.each([
  ['https://chat.huella.example/', 'https://chat.huella.example/'],
  [' http://wa.me/5491100000000 ', 'http://wa.me/5491100000000'],
])('a link may lead to %j', (text, address) => {
  expect(webAddress(text)).toBe(address);
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
  expect(webAddress(text)).toBeNull();
});
