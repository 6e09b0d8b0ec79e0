import type { Log } from '@huella/server';
import type { RunningServer } from './start.ts';

type Running = Pick<RunningServer, 'address' | 'places'> & { readonly warnings: readonly string[] };

/** Tells a person at a terminal, or a log, where the server is and where its data live. */
export function announce(format: 'json' | 'pretty', log: Log, running: Running): void {
  const { address, places, warnings } = running;
  if (format === 'pretty') return void process.stdout.write(banner(running));
  log.info('server.started', { address, ...places });
  for (const warning of warnings) log.error('server.warning', { warning });
}

function banner({ address, places: { database, files, mail, web }, warnings }: Running): string {
  const notes = warnings.map((warning) => `  ! ${warning}\n\n`).join('');
  return `
  Huella is running at ${address}

    database  ${database}
    files     ${files}
    mail      ${mail}
    web app   ${web}

${notes}  Ctrl+C stops it.

`;
}
