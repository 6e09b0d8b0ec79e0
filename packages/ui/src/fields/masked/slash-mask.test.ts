import { expect, test } from 'vitest';
import { slashMask } from './slash-mask.ts';

/** The text after each key, typed at the end. */
function typeAll(keys: string, parts: readonly number[]): string {
  let text = '';
  for (const key of keys) {
    const raw = text + key;
    text = slashMask({ raw, caret: raw.length, inputType: 'insertText', parts });
  }
  return text;
}

test.each(['0528', '05/28', '5/28', '05-28', '05 28', '05.28'])('%s typed is 05/28', (keys) => {
  expect(typeAll(keys, [2, 2])).toBe('05/28');
});

test.each(['05032020', '05/03/2020', '5/3/2020', '05-03-2020'])('%s typed is 05/03/2020', (keys) => {
  expect(typeAll(keys, [2, 2, 4])).toBe('05/03/2020');
});

test('O-DT-07 month 13 stays for the schema to refuse', () => {
  expect(typeAll('1327', [2, 2])).toBe('13/27');
});

test('a digit too many stays for the schema to refuse', () => {
  expect(typeAll('05280', [2, 2])).toBe('05/280');
});
