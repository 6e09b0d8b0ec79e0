import { expect, test } from 'vitest';
import { editDigits } from './edit-digits.ts';
import { groupDigits, significant } from './group-digits.ts';

const paste = (raw: string) => editDigits({ before: '', raw, caret: raw.length, groups: 4 });

test.each([
  '4111-1111-1111-1111',
  '4111 1111 1111 1111',
  '4111.1111.1111.1111',
  '4111\u00A01111\u00A01111\u00A01111',
])('O-CF-01 a number pasted as %j loses its separators only', (text) => {
  expect(paste(text)).toEqual({ value: '4111111111111111', shown: '4111 1111 1111 1111', caret: 19 });
});

test('O-CF-02 a leading blank costs no digit', () => {
  expect(paste(' 4111 1111 1111 1111').value).toBe('4111111111111111');
});

test('O-CF-04 two digits deleted in the middle and two typed leave the caret where the person works', () => {
  const first = editDigits({
    before: '432100000000',
    raw: '4321 000 0000',
    caret: 8,
    inputType: 'deleteContentBackward',
    groups: 4,
  });
  expect(first).toEqual({ value: '43210000000', shown: '4321 0000 000', caret: 8 });
  const second = editDigits({
    before: first.value,
    raw: '4321 000 000',
    caret: 7,
    inputType: 'deleteContentBackward',
    groups: 4,
  });
  expect(second).toEqual({ value: '4321000000', shown: '4321 0000 00', caret: 7 });
});

test('deleting backwards over a blank takes the digit before it', () => {
  const edit = {
    before: '43210000',
    raw: '43210000',
    caret: 4,
    inputType: 'deleteContentBackward',
    groups: 4,
  };
  expect(editDigits(edit)).toEqual({ value: '4320000', shown: '4320 000', caret: 3 });
});

test('deleting forwards over a blank takes the digit after it', () => {
  const edit = {
    before: '43210000',
    raw: '43210000',
    caret: 4,
    inputType: 'deleteContentForward',
    groups: 4,
  };
  expect(editDigits(edit)).toEqual({ value: '4321000', shown: '4321 000', caret: 4 });
});

test('O-CF-06 fifteen digits are grouped like any others', () => {
  expect(groupDigits('378282246310005', 4)).toBe('3782 8224 6310 005');
});

test('O-CF-07 a letter stays to be refused and a leading zero stays', () => {
  expect(significant('1e234567')).toBe('1e234567');
  expect(significant('01234567')).toBe('01234567');
});

test('O-CF-09 full-width digits are plain digits', () => {
  expect(significant('１２３４５６７８')).toBe('12345678');
});

test('O-CF-10 dots of a pasted document number go', () => {
  expect(significant('12.345.678')).toBe('12345678');
});
