import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { APP_VERSION } from './version.ts';

const parts = (text: string) => text.split('.').map(Number);

test('the version that people read is the one of the package', () => {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'));
  expect(parts(APP_VERSION)).toEqual(parts(version));
  expect(APP_VERSION).toBe('4.22.00');
});
