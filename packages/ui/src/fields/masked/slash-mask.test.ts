import { expect, test } from 'vitest';
import { arrivesWhole, slashMask } from './slash-mask.ts';

function type(keys: string, parts: readonly number[]) {
  let text = '';
  for (const key of keys) {
    const raw = text + key;
    text = slashMask({ raw, caret: raw.length, inputType: 'insertText', parts });
  }
  return text;
}

test('O-DT-07 13/27 typed stays 13/27, with and without the slash', () => {
  expect(type('13/27', [2, 2])).toBe('13/27');
  expect(type('1327', [2, 2])).toBe('13/27');
});

test('eight digits become a date', () => {
  expect(type('05032024', [2, 2, 4])).toBe('05/03/2024');
});

test('a slash typed after one digit completes the part', () => {
  expect(type('5/3/2024', [2, 2, 4])).toBe('05/03/2024');
});

test('digits beyond the mask stay to be refused', () => {
  expect(type('13275', [2, 2])).toBe('13/275');
});

test('deleting and editing in the middle leave the text alone', () => {
  const parts = [2, 2, 4];
  expect(slashMask({ raw: '05/03', caret: 5, inputType: 'deleteContentBackward', parts })).toBe('05/03');
  expect(slashMask({ raw: '05/1/2024', caret: 4, inputType: 'insertText', parts })).toBe('05/1/2024');
});

test('a pasted date in another form is left for the parser', () => {
  expect(slashMask({ raw: '2024-03-05', caret: 10, inputType: 'insertFromPaste', parts: [2, 2, 4] })).toBe(
    '2024-03-05',
  );
});

test.each([
  ['a paste', { raw: '2028-02', before: '', inputType: 'insertFromPaste' }, true],
  ['autofill without a word', { raw: '02/2028', before: '' }, true],
  ['a replacement', { raw: '1/28', before: '12/27', inputType: 'insertReplacementText' }, true],
  ['a keyboard that calls it typing', { raw: '1228', before: '', inputType: 'insertText' }, true],
  ['a key', { raw: '12/2', before: '12/', inputType: 'insertText' }, false],
  ['a key of a composing keyboard', { raw: '1', before: '', inputType: 'insertCompositionText' }, false],
  ['deleting', { raw: '1/28', before: '12/28', inputType: 'deleteContentBackward' }, false],
] as const)('%s', (_, edit, isWhole) => {
  expect(arrivesWhole(edit)).toBe(isWhole);
});
