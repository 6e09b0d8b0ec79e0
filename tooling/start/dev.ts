import { spawn } from 'node:child_process';
import { freePort } from './free-port.ts';

/** `npm run dev`: decides the API's port and tells both the API and Vite, whose proxy could not know which one it took. */
const host = process.env['HOST'] || '127.0.0.1';
const port = process.env['PORT'] || String(await freePort(3000, host));
process.env['TURBO_TELEMETRY_DISABLED'] = '1';
process.env['PORT'] = port;
process.env['HUELLA_DEV_API'] ??= `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

// Loose: a server in development reads the same variables as the real one (DATA_DIR, SMTP_URL …).
const child = spawn(
  'turbo',
  ['run', 'dev', '--filter=@huella/web', '--filter=@huella/api', '--env-mode=loose'],
  { stdio: 'inherit', shell: process.platform === 'win32' },
);
child.on('exit', (code) => process.exit(code ?? 1));
// Ctrl+C reaches turbo by itself, the others through here.
process.on('SIGINT', () => undefined);
for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
