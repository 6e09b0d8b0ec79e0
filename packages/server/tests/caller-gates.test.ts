import { expect, test } from 'vitest';
import { createCallerGates } from '../src/http/caller-gates.ts';

test('what one caller sends beyond their room waits for their own alone, and goes in once there is room again', async () => {
  const gates = createCallerGates(10);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const send = async (caller: number, name: string) =>
    gates.pass(caller, 6, () => {
      begun.push(name);
      return new Promise<void>((end) => ends.push(end));
    });
  const first = send(1, 'first');
  const second = send(1, 'second');
  const other = send(2, 'other');
  await expect.poll(() => begun).toEqual(['first', 'other']);
  ends.shift()?.();
  await expect.poll(() => begun).toEqual(['first', 'other', 'second']);
  for (const end of ends) end();
  await Promise.all([first, second, other]);
});
