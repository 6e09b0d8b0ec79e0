import type { ServerConfig } from '@huella/server';
import type { Settings } from '../config/settings.ts';
import { publicUrlOf } from './public-url.ts';

/** The library's settings, which depend on the port. */
export function serverConfig(settings: Settings, port: number): ServerConfig {
  const publicUrl = publicUrlOf(settings, port);
  return {
    publicUrl,
    webUrl: settings.webUrl ?? publicUrl,
    supportEmail: settings.supportEmail,
    corsOrigins: settings.corsOrigins,
    secure: publicUrl.startsWith('https://'),
    trustProxy: settings.trustProxy,
  };
}
