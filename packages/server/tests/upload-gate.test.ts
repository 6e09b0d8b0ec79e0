import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createUploadGate } from '../src/http/upload-gate.ts';

function task() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let started = false;
  const run = () => {
    started = true;
    return promise;
  };
  return { run, end: resolve, hasStarted: () => started };
}

const settled = () => sleep(1);

test('what has room runs at once, also past a larger one that waits; equal ones run in order of arrival', async () => {
  const gate = createUploadGate({ capacity: 10 });
  const tasks = [6, 6, 6, 4].map((bytes) => ({ bytes, ...task() }));
  const all = tasks.map(({ bytes, run }) => gate.pass(bytes, run));
  const started = () => tasks.map(({ hasStarted }) => hasStarted());
  await settled();
  expect(started()).toEqual([true, false, false, true]);
  tasks[0]?.end();
  await settled();
  expect(started()).toEqual([true, true, false, true]);
  tasks[3]?.end();
  await settled();
  expect(started()).toEqual([true, true, false, true]);
  tasks.forEach(({ end }) => end());
  await Promise.all(all);
});

test('small ones that go on coming pass a large one sixteen times; then it has its turn', async () => {
  const gate = createUploadGate({ capacity: 10 });
  let last = task();
  const all = [gate.pass(2, last.run)];
  const large = task();
  all.push(gate.pass(10, large.run));
  const next = () => {
    const before = last;
    last = task();
    all.push(gate.pass(2, last.run));
    before.end();
    return settled();
  };
  for (let count = 0; count < 16; count += 1) {
    await next();
    expect([large.hasStarted(), last.hasStarted()]).toEqual([false, true]);
  }
  await next();
  expect([large.hasStarted(), last.hasStarted()]).toEqual([true, false]);
  large.end();
  last.end();
  await Promise.all(all);
});

test('who waits behind a large one that is sent away goes in', async () => {
  const gate = createUploadGate({ capacity: 10, timeout: 50 });
  const first = task();
  const running = gate.pass(2, first.run);
  const large = gate.pass(10, async () => 'large').catch(() => 'sent away');
  for (let count = 0; count < 16; count += 1) await gate.pass(2, async () => undefined);
  const small = gate.pass(2, async () => 'small');
  expect(await Promise.race([large, small])).toBe('sent away');
  expect(await small).toBe('small');
  first.end();
  await running;
});

test('a task that fails leaves its room to the next', async () => {
  const gate = createUploadGate({ capacity: 1 });
  await expect(gate.pass(1, () => Promise.reject(new Error('x')))).rejects.toThrow('x');
  expect(await gate.pass(1, async () => 'next')).toBe('next');
});

test('what is larger than the whole runs alone', async () => {
  const gate = createUploadGate({ capacity: 10 });
  expect(await gate.pass(99, async () => 'large')).toBe('large');
});

test('an upload that waits too long is sent away and may come again', async () => {
  const gate = createUploadGate({ capacity: 10, timeout: 20 });
  const first = task();
  const running = gate.pass(6, first.run);
  const late = gate.pass(6, async () => 'late').catch((error: unknown) => error);
  expect(await late).toMatchObject({
    code: 'unavailable',
    details: { headers: { 'Retry-After': '5' } },
  });
  first.end();
  await running;
  expect(await gate.pass(6, async () => 'again')).toBe('again');
});

test('a line that is long enough takes nobody more', async () => {
  const gate = createUploadGate({ capacity: 1, longestQueue: 1 });
  const first = task();
  const running = [gate.pass(1, first.run), gate.pass(1, async () => undefined)];
  await expect(gate.pass(1, async () => 'x')).rejects.toMatchObject({ code: 'unavailable' });
  first.end();
  await Promise.all(running);
});
