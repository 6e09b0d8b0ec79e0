import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { hasGit } from './has-git.ts';

test('a folder that was unpacked has no git until there is a repository', () => {
  const folder = mkdtempSync(join(tmpdir(), 'huella-unpacked-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(hasGit(folder)).toBe(false);
  spawnSync('git', ['init', '--quiet'], { cwd: folder });
  expect(hasGit(folder)).toBe(true);
});

test('no command of the repository asks turbo without looking for git first', () => {
  const asking = Object.entries(manifest.scripts).filter(([, command]) => command.includes('turbo run'));
  expect(asking).toEqual([]);
});
