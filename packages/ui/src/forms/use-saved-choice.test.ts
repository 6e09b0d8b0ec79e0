import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSavedChoice } from './use-saved-choice.ts';

function setting() {
  const answers: ((isSaved: boolean) => void)[] = [];
  const sent: string[] = [];
  const save = (value: string) => {
    sent.push(value);
    return new Promise<boolean>((resolve) => answers.push(resolve));
  };
  const { result } = renderHook(() => useSavedChoice<string>('', save));
  const add = (letters: string) =>
    act(() => {
      for (const letter of letters) result.current.change((before) => before + letter);
    });
  const answer = (isSaved: boolean) => act(async () => answers.shift()?.(isSaved));
  return { add, answer, sent, shown: () => result.current.shown };
}

test('what is changed while another is saved goes with the next request, as the newest value', async () => {
  const { add, answer, sent, shown } = setting();
  add('a');
  add('bc');
  expect([shown(), sent]).toEqual(['abc', ['a']]);
  await answer(true);
  expect([shown(), sent]).toEqual(['abc', ['a', 'abc']]);
  await answer(true);
  expect(sent).toEqual(['a', 'abc']);
});

test('when it is not saved nothing more is sent, and the server’s value is shown and changed', async () => {
  const { add, answer, sent, shown } = setting();
  add('ab');
  await answer(false);
  expect([shown(), sent]).toEqual(['', ['a']]);
  add('c');
  expect([shown(), sent]).toEqual(['c', ['a', 'c']]);
});
