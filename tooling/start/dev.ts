import { spawn } from 'node:child_process';
import { freePort } from './free-port.ts';

/** `npm run dev`: chooses the API's port, and tells the API and Vite, whose proxy needs it. */
const host = process.env['HOST'] || '127.0.0.1';
const port = process.env['PORT'] || String(await freePort(3000, host));
process.env['TURBO_TELEMETRY_DISABLED'] = '1';
process.env['PORT'] = port;
process.env['HUELLA_DEV_API'] ??= `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

// Not strict: in development the server reads the same variables as in production (DATA_DIR, SMTP_URL …).
const child = spawn(
  'turbo',
  ['run', 'dev', '--filter=@huella/web', '--filter=@huella/api', '--env-mode=loose'],
  { stdio: 'inherit', shell: process.platform === 'win32' },
);
child.on('exit', (code) => process.exit(code ?? 1));
// Ctrl+C reaches turbo by itself; other signals are passed on.
process.on('SIGINT', () => undefined);
for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
