import type { Settings } from '../config/settings.ts';

const onThisMachine = new Set(['127.0.0.1', '::1', 'localhost', '0.0.0.0', '::']);

export function publicUrlOf({ publicUrl, host }: Settings, port: number): string {
  if (publicUrl !== undefined) return publicUrl;
  const name = onThisMachine.has(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
