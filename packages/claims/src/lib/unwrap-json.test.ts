import { expect, test } from 'vitest';
import { unwrapJson } from './unwrap-json.ts';

test('D06 an object, a JSON text and a text within a text are the same', () => {
  const documents = { cbu: null, otros: [] };
  const text = JSON.stringify(documents);
  for (const answer of [documents, text, JSON.stringify(text)]) expect(unwrapJson(answer)).toEqual(documents);
});

test.each(['', 'no', '{', 7, null, undefined])(
  'D06 %j stays as it is, for the schema to reject',
  (answer) => {
    expect(unwrapJson(answer)).toBe(answer);
  },
);
