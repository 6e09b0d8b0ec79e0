// `npm start` on any Node (20 or newer, hence no TypeScript): lets pnpm build and start the server. npm only ends the shell that
// it started, so this replaces that shell (`exec`; on Windows, which lacks it, the second half of the script line runs) and
// passes signals down the chain.
import { spawn } from 'node:child_process';
import { allocator } from './allocator.mjs';

const isWindows = process.platform === 'win32';
// `exec` turns the shell in between into pnpm, which ends its own children.
const run = `${isWindows ? '' : 'exec '}pnpm run here:start`;
const child = spawn('npx', ['--yes', '--package=pnpm@12.21.0', '-c', isWindows ? `"${run}"` : run], {
  stdio: 'inherit',
  shell: isWindows,
  env: { ...allocator, ...process.env },
});
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));

const parent = process.ppid;
if (!isWindows) setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 250).unref();
