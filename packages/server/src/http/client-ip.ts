import type { Context } from 'hono';
import type { ServerConfig } from '../ports.ts';
import type { AppEnv, Bindings } from './app-env.ts';

/** For a runtime that tells none. */
export const UNKNOWN_IP = 'unknown';

/** Behind a proxy the last hop of `X-Forwarded-For`, which the proxy wrote. Of IPv6 only the customer's /64 counts. */
export function clientIp(context: Context<AppEnv>, config: ServerConfig): string {
  const forwarded = config.trustProxy
    ? context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim()
    : undefined;
  return shorten(
    forwarded || ((context.env as Bindings | undefined)?.incoming?.socket?.remoteAddress ?? UNKNOWN_IP),
  );
}

/** Drops the port that some proxies add: with it every attempt would count as a new IP. */
function shorten(ip: string): string {
  const fourParts = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(ip)?.[1];
  if (fourParts) return fourParts;
  const bare = /^\[([^\]]*)\]/.exec(ip)?.[1] ?? ip;
  return bare.includes(':') ? firstHalf(bare) : bare;
}

function firstHalf(ip: string): string {
  const [head = '', tail] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) while (groups.length < 4) groups.push('0');
  return groups.slice(0, 4).join(':');
}
