import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test('a JSON line has time, level, event and fields', () => {
  const lines: string[] = [];
  createLog('json', (line) => lines.push(line())).info('request', { status: 200, path: '/health' });
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'info',
    event: 'request',
    status: 200,
    path: '/health',
  });
});

test('no value can start a line of its own', () => {
  for (const format of ['json', 'pretty'] as const) {
    const lines: string[] = [];
    createLog(format, (line) => lines.push(line())).error('request.failed', {
      error: 'boom\n{"level":"info"}',
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('\n');
  }
});
