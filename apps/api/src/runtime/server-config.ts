import type { ServerConfig } from '@huella/server';
import type { Settings } from '../config/settings.ts';
import { publicAddress } from './addresses.ts';

/** What the library has to know of the settings, once the port is known. */
export function serverConfig(settings: Settings, port: number): ServerConfig {
  const publicUrl = publicAddress(settings, port);
  return {
    publicUrl,
    webUrl: settings.webUrl ?? publicUrl,
    supportEmail: settings.supportEmail,
    corsOrigins: settings.corsOrigins,
    secure: publicUrl.startsWith('https://'),
    trustProxy: settings.trustProxy,
  };
}
