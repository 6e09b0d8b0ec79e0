import type { Log } from '@huella/server';
import type { RunningServer } from './start.ts';

type Running = Pick<RunningServer, 'url' | 'locations'> & {
  readonly welcome: string | null;
  readonly warnings: readonly string[];
};

/** Tells a terminal or a log the server's URL and where its data are. */
export function announce(format: 'json' | 'pretty', log: Log, running: Running): void {
  const { url, locations, warnings } = running;
  if (format === 'pretty') return void process.stdout.write(banner(running));
  log.info('server.started', { url, ...locations });
  for (const warning of warnings) log.error('server.warning', { warning });
}

function banner({ url, locations: { database, files, mail, web }, welcome, warnings }: Running): string {
  const notes = warnings.map((warning) => `  ! ${warning}\n\n`).join('');
  const first = welcome === null ? '' : `  ${welcome}\n\n`;
  return `
  Huella is running at ${url}

    database  ${database}
    files     ${files}
    mail      ${mail}
    web app   ${web}

${first}${notes}  Ctrl+C stops it.

`;
}
