import { expect, test } from 'vitest';
import { insertWithReferenceCode } from '../src/reference-code.ts';

test('a request whose number is taken gets another one', async () => {
  const tried: string[] = [];
  const code = await insertWithReferenceCode('ANUL', '2026-11-27', async (candidate) => {
    tried.push(candidate);
    return tried.length === 1 ? undefined : candidate;
  });
  expect(tried).toHaveLength(2);
  expect(code).toBe(tried[1]);
  expect(tried[0]).not.toBe(tried[1]);
  for (const number of tried) expect(number).toMatch(/^ANUL-2026-[\dA-HJKMNP-TV-Z]{6}$/);
});
