import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLog } from '../logging/log.ts';
import { repeatJob } from './repeat-job.ts';

test('a failing pass is logged without its message, and the next one runs', async () => {
  const lines: string[] = [];
  const log = createLog('json', (line) => lines.push(line()));
  const passes: number[] = [];
  const work = async () => {
    if (passes.push(1) === 1) throw new Error('ana@correo.example was rejected');
  };
  const job = repeatJob({ name: 'outbox', work, pause: 1, log });
  while (passes.length < 3) await sleep(1);
  await job.stop();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('"job":"outbox"');
  expect(lines[0]).not.toContain('ana@');
});

test('stopping waits for the pass that is running and starts no other', async () => {
  const log = createLog('json', () => {});
  const finished: string[] = [];
  const work = async () => {
    await sleep(20);
    finished.push('pass');
  };
  const job = repeatJob({ name: 'outbox', work, pause: 60_000, log });
  await job.stop();
  expect(finished).toEqual(['pass']);
});
