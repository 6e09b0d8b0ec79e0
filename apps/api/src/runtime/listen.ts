import type { Server } from 'node:net';
import { SettingsError } from '../config/settings-error.ts';
import { errorCode } from '../files/error-code.ts';
import { portOf } from './port-of.ts';

export const defaultPort = 3000;
const portsToTry = 50;

/** Binds the port, by default 3000 or the next free one. Returns it. */
export async function listen(server: Server, host: string, port: number | undefined): Promise<number> {
  if (port !== undefined) {
    if (await bind(server, host, port)) return portOf(server);
    throw new SettingsError([`PORT ${port} on ${host} is taken by another program.`]);
  }
  for (let candidate = defaultPort; candidate < defaultPort + portsToTry; candidate += 1) {
    if (await bind(server, host, candidate)) return candidate;
  }
  throw new SettingsError([
    `No port from ${defaultPort} to ${defaultPort + portsToTry - 1} is free; set PORT.`,
  ]);
}

function bind(server: Server, host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: Error) => {
      if (errorCode(error) === 'EADDRINUSE') resolve(false);
      else reject(new SettingsError([`Cannot listen on HOST ${host}, PORT ${port}: ${error.message}.`]));
    };
    server.once('error', onError);
    server.listen(port, host, () => {
      server.off('error', onError);
      resolve(true);
    });
  });
}
