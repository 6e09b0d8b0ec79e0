import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hasGit } from './has-git.ts';

test('a folder that was unpacked has no git until there is a repository', () => {
  const folder = mkdtempSync(join(tmpdir(), 'huella-unpacked-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(hasGit(folder)).toBe(false);
  spawnSync('git', ['init', '--quiet'], { cwd: folder });
  expect(hasGit(folder)).toBe(true);
});

test('no command of the repository asks turbo without looking for git first', () => {
  const manifest = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');
  expect(manifest).toContain('tooling/verify/build-web.ts build');
  expect(manifest).not.toContain('turbo run');
});
