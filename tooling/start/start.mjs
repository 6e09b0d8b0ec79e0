// `npm start` on whatever Node there is (20 or newer, hence no TypeScript): lets pnpm build and start the server.
// npm ends only the shell that it started and lets go of what runs below. So this takes that shell's place (`exec`; where
// there is none, as on Windows, the second half of the script line runs), and passes every end on down the chain.
import { spawn } from 'node:child_process';
import { allocator } from './allocator.mjs';

const isWindows = process.platform === 'win32';
// `exec` makes the shell in between become pnpm, which takes its own children along.
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
