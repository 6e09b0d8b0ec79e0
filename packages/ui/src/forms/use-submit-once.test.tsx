import { cleanup, render, screen } from '@testing-library/react';
import type { SyntheticEvent } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useSubmitOnce } from './use-submit-once.ts';

afterEach(cleanup);

function Send({ send }: { send: (event: SyntheticEvent) => Promise<void> }) {
  const submit = useSubmitOnce(send);
  return (
    <form onSubmit={(event) => void submit(event)}>
      <button type="submit">Enviar</button>
    </form>
  );
}

test('O-FO-01 two clicks in the same tick send once, and the next one after the answer sends again', async () => {
  let sent = 0;
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  const send = async (_event: SyntheticEvent) => {
    sent += 1;
    await promise;
  };
  render(<Send send={send} />);
  const button = screen.getByRole('button', { name: 'Enviar' });
  button.click();
  button.click();
  expect(sent).toBe(1);
  answer();
  await promise;
  await Promise.resolve();
  await Promise.resolve();
  button.click();
  expect(sent).toBe(2);
});
