import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const script = new URL('./check-node.mjs', import.meta.url).href;

function runOn(version: string) {
  const pretend = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } }); await import('${script}');`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', pretend], { encoding: 'utf8' });
}

test.each(['20.20.2', '24.6.0'])('Node %s ends with one sentence that says what is needed', (version) => {
  const { status, stdout, stderr } = runOn(version);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(
    new RegExp(`^Huella needs Node 24\\.7 or newer, but this is Node ${version} [^\\n]*again\\.\\n$`),
  );
});

test.each(['24.7.0', '26.0.0'])('Node %s passes without a word', (version) => {
  expect(runOn(version)).toMatchObject({ status: 0, stdout: '', stderr: '' });
});
