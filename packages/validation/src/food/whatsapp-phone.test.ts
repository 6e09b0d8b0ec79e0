import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { areaCodes } from '../person/area-codes.ts';
import { dialablePhone, whatsAppPhone } from './whatsapp-phone.ts';

interface Subscriber {
  readonly code: string;
  readonly first: string;
  readonly last: string;
}

const subscribers: Subscriber[] = [...areaCodes].flatMap((code) =>
  ['2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => ({
    code,
    first: `${digit}51987`.slice(0, 6 - code.length),
    last: '4620',
  })),
);

const asMobile = ({ code, first, last }: Subscriber) => [
  `0${code} 15 ${first}-${last}`,
  `(0${code}) 15-${first}-${last}`,
  `0${code}15${first}${last}`,
  `${code} 15 ${first} ${last}`,
  `(${code})15-${first}-${last}`,
  `+54 9 ${code} ${first}-${last}`,
  `+549${code}${first}${last}`,
  `(+54 9) ${code} ${first} ${last}`,
  `54 9 ${code} ${first} ${last}`,
  `0054 9 (${code}) ${first}-${last}`,
  `9 ${code} ${first}-${last}`,
  `+54 ${code} 15 ${first}-${last}`,
  `+54 (0${code}) 15-${first}-${last}`,
];
const asEither = ({ code, first, last }: Subscriber) => [
  `${code}${first}${last}`,
  `${code} ${first}-${last}`,
  `(${code}) ${first} ${last}`,
];
const asLandLine = ({ code, first, last }: Subscriber) => [
  `(0${code}) ${first}-${last}`,
  `0${code}${first}${last}`,
  `+54 ${code} ${first}-${last}`,
  `+54 (0${code}) ${first} ${last}`,
  `0054 ${code} ${first}${last}`,
  `54${code}${first}${last}`,
];
const national = ({ code, first, last }: Subscriber) => code + first + last;

test('there are 300 area codes', () => {
  expect(areaCodes.size).toBe(300);
});

test('a mobile of every area has its WhatsApp number, in whatever usual way it was typed', () => {
  const wrong = subscribers.flatMap((subscriber) =>
    [...asMobile(subscriber), ...asEither(subscriber)].filter(
      (typed) => whatsAppPhone(typed) !== `549${national(subscriber)}`,
    ),
  );
  expect(wrong).toEqual([]);
});

test('libphonenumber reads the same number from all that says that it is a mobile', () => {
  const wrong = subscribers.flatMap((subscriber) =>
    asMobile(subscriber).filter(
      (typed) => parsePhoneNumberFromString(typed, 'AR')?.number !== `+549${national(subscriber)}`,
    ),
  );
  expect(wrong).toEqual([]);
});

test('what was typed as a land line has no WhatsApp number', () => {
  expect(subscribers.flatMap(asLandLine).filter((typed) => whatsAppPhone(typed) !== null)).toEqual([]);
});

test('a digit too many or too few never gives a number', () => {
  const broken = subscribers
    .flatMap((subscriber) => [...asMobile(subscriber), ...asEither(subscriber)])
    .flatMap((typed) => [typed.slice(0, -1), `${typed}7`]);
  expect(broken.filter((typed) => whatsAppPhone(typed) !== null)).toEqual([]);
});

test.each([
  '',
  '911',
  '112',
  '107',
  '*111',
  '0800 333 4444',
  '800 333 4444',
  '0810-222-1111',
  '0600 333 2222',
  '+54 800 333 4444',
  '+54 9 800 333 4444',
  // Without an area code.
  '4555-1234',
  '15 4555-1234',
  '015 4555 1234',
  '+54 15 4555 1234',
  '+54 9 15 4555 1234',
  // The 15 and too few digits.
  '11 15 23 4567',
  '351 15 23456',
  '2202 15 4123',
  // Subscriber numbers beginning with 0 or 1.
  '11 0555 1234',
  '+54 9 11 1555 1234',
  // Area codes that do not exist.
  '12 4555 1234',
  '+54 9 240 455 1234',
  '999 455 1234',
  // More than a number.
  '11 4555 1234 int. 4',
  '11 4555 1234 / 5678',
  '11 4555 1234 11 4555 1235',
  'once cuatro 555 1234',
  '11 4555 123O',
  '+54 9 11 4555 +1234',
  '++54 9 11 4555 1234',
  // Other countries, and a land line of a neighbour.
  '+598 2 901 2345',
  '+56 2 2345 6789',
  '+55 11 3456 7890',
  '+34 612 345 678',
  '+1 415 555 2671',
  '+297 412 3456',
  '+11 4555 1234',
  '+9 11 4555 1234',
  '+15 4555 1234',
  '+0 11 4555 1234',
  '598 94 123 456',
  '+598 94 123 45',
  '+598 94 123 4567',
])('nothing wrong is made of %j', (typed) => {
  expect(whatsAppPhone(typed)).toBeNull();
});

test.each([
  ['+598 94 123 456', '59894123456'],
  ['00 595 981 123456', '595981123456'],
  ['+591 7123-4567', '59171234567'],
  ['+56 9 8765 4321', '56987654321'],
  ['+55 (45) 99123-4567', '5545991234567'],
  ['+51 987 654 321', '51987654321'],
])('a mobile of a neighbour stays as it is: %j', (typed, number) => {
  expect(whatsAppPhone(typed)).toBe(number);
  expect(parsePhoneNumberFromString(`+${number}`)?.getType()).toMatch(/MOBILE/);
});

test('digits are read as other keyboards type them, and a 15 behind a 9 is one too many', () => {
  expect(whatsAppPhone('１１ ４５５５ １２３４')).toBe('5491145551234');
  expect(whatsAppPhone('+54 9 11 15 4555-1234')).toBe('5491145551234');
});

test.each([
  ['011 15 4555-1234', '+5491145551234'],
  ['+54 9 351 423-4567', '+5493514234567'],
  ['(011) 4555-1234', '+541145551234'],
  ['+54 (0351) 423-4567', '+543514234567'],
  ['11 4555-1234', '1145551234'],
  ['0800 333 4444', '08003334444'],
  ['4555-1234', '45551234'],
  ['15 4555-1234', '1545551234'],
  ['0034 612 345 678', '+34612345678'],
])('%j is called as %s', (typed, called) => {
  expect(dialablePhone(typed)).toBe(called);
});

test.each(['', '911', '*#06#', '4555 1234 int. 4', '1234567890123456'])('%j cannot be called', (typed) => {
  expect(dialablePhone(typed)).toBeNull();
});
