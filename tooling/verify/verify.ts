import { spawnSync } from 'node:child_process';
import { ensureBrowser } from '../browser/ensure-browser.ts';

/** One gate, the same here and in CI; each step is a turbo task, so what has not changed is not run again. */
const STEPS = [
  { name: 'format, lint, unused exports', tasks: ['//#format:check', '//#lint', '//#unused'] },
  { name: 'types', tasks: ['typecheck'] },
  { name: 'unit, server', tasks: ['test'] },
  { name: 'stories', tasks: ['test:stories'] },
  { name: 'end-to-end', tasks: ['test:e2e'] },
];

function turbo(...parameters: string[]): boolean {
  const { status } = spawnSync('turbo', parameters, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
}

function fail(step: string): never {
  console.error(`\nverify: ${step} failed`);
  process.exit(1);
}

const started = Date.now();
process.env['TURBO_TELEMETRY_DISABLED'] = '1';
process.env['CHROMIUM'] = await ensureBrowser();
console.log(`Browser: ${process.env['CHROMIUM']}`);

if (!turbo('boundaries')) fail('boundaries');
for (const { name, tasks } of STEPS) {
  console.log(`\nverify: ${name}`);
  if (!turbo('run', ...tasks, '--output-logs=new-only', '--concurrency=2')) fail(name);
}
console.log(`\nverify: everything passed in ${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${STEPS.length + 1} passed, 0 failed`);
