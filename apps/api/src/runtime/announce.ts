import type { Log } from '@huella/server';
import type { RunningServer } from './start.ts';

type Running = Pick<RunningServer, 'address' | 'places'>;

/** Tells a person at a terminal, or a log, where the server is and where its data live. */
export function announce(format: 'json' | 'pretty', log: Log, { address, places }: Running): void {
  if (format === 'json') log.info('server.started', { address, ...places });
  else process.stdout.write(banner(address, places));
}

function banner(address: string, { database, files, mail, web }: Running['places']): string {
  return `
  Huella is running at ${address}

    database  ${database}
    files     ${files}
    mail      ${mail}
    web app   ${web}

  Ctrl+C stops it.

`;
}
