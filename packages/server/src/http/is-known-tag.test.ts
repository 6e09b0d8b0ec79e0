import { expect, test } from 'vitest';
import { isKnownTag } from './is-known-tag.ts';

const TAG = 'W/"abc"';

test.each([TAG, '"abc"', '"x", W/"abc"', 'W/"x","abc"', '*', ' * '])('%s has it', (known) => {
  expect(isKnownTag(known, TAG)).toBe(true);
});

test.each([undefined, '', 'abc', '"ab"', 'W/"x"', '"*"'])('%s has it not', (known) => {
  expect(isKnownTag(known, TAG)).toBe(false);
});
