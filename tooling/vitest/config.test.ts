import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('the files of the DOM tests are found below a path with a space, an ñ and a %', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ñandú 100% con espacio-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(import.meta.dirname, join(folder, 'vitest'), { recursive: true });
  symlinkSync(join(import.meta.dirname, '../node_modules'), join(folder, 'node_modules'), 'junction');
  const script = `
    import { existsSync } from 'node:fs';
    import { domTests } from './vitest/config.ts';
    const { environment, setupFiles } = domTests.test;
    console.log(JSON.stringify([environment, ...setupFiles].map((file) => existsSync(file))));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout.trim(), stderr).toBe('[true,true]');
});
