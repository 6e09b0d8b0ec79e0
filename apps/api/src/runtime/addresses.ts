import type { Settings } from '../config/settings.ts';

const onThisMachine = new Set(['127.0.0.1', '::1', 'localhost', '0.0.0.0', '::']);

/** Where people reach the server: as configured, or else the address that it listens on. */
export function publicAddress({ publicUrl, host }: Settings, port: number): string {
  if (publicUrl !== undefined) return publicUrl;
  const name = onThisMachine.has(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
