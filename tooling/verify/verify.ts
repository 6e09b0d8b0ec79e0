import { ensureBrowser } from '../browser/ensure-browser.ts';
import { hasGit } from './has-git.ts';
import { run, runForStale, turbo } from './turbo.ts';

/**
 * The gate, the same here and in CI (`npm test`). Skips what has not changed. `--quick` (`npm run check`) needs no browser.
 * `--full`, for a nightly run, runs nearly all of the server's tests on every runtime.
 */
const options = new Set(process.argv.slice(2));
const known = ['--quick', '--full'];
const unknown = [...options].filter((option) => !known.includes(option));
if (unknown.length > 0) throw new Error(`verify knows ${known.join(' and ')}, not ${unknown.join(' ')}`);
if (!hasGit(process.cwd())) {
  console.error('verify asks git which files there are: run it in a clone, or run "git init" here first.');
  process.exit(1);
}
process.env['TURBO_TELEMETRY_DISABLED'] = '1';
if (options.has('--full')) process.env['HUELLA_FULL'] = '1';

const STATIC = [
  {
    name: 'format, unused exports, types, boundaries',
    passes: () => run('turbo', ['boundaries']) && turbo('//#format:check', '//#unused', '//#typecheck'),
  },
  {
    name: 'lint',
    passes: () =>
      runForStale('lint', 'oxlint', ['--type-aware', '--deny-warnings', '.storybook', 'vitest.config.ts']),
  },
  { name: 'unit, server', passes: () => turbo('test', 'test:generators') },
];

/** Needs a browser, or the app built for it. */
const WITH_BUILDS = [
  {
    name: 'stories',
    passes: () =>
      runForStale('test:stories', 'vitest', ['run', '--config', 'tooling/stories/vitest.config.ts']),
  },
  { name: 'builds, end-to-end', passes: () => turbo('test:e2e') },
  // A release is made for Linux, by a shell script.
  { name: 'release', passes: () => process.platform === 'win32' || turbo('//#test:release') },
];

const steps = options.has('--quick') ? STATIC : [...STATIC, ...WITH_BUILDS];
if (!options.has('--quick')) {
  process.env['CHROMIUM'] = await ensureBrowser();
  console.log(`Browser: ${process.env['CHROMIUM']}`);
}

const seconds = (since: number) => Math.round((Date.now() - since) / 1000);
const started = Date.now();
const took: string[] = [];
for (const { name, passes } of steps) {
  console.log(`\nverify: ${name}`);
  const start = Date.now();
  if (!passes()) {
    console.error(`\nverify: ${name} failed after ${seconds(start)} s`);
    process.exit(1);
  }
  took.push(`${String(seconds(start)).padStart(5)} s  ${name}`);
}
console.log(`\nverify: everything passed in ${seconds(started)} s\n${took.join('\n')}`);
console.log(`${steps.length} passed, 0 failed`);
