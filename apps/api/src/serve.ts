import { SettingsError } from './config/settings-error.ts';
import { readSettings, type Settings } from './config/settings.ts';
import { createLog } from './logging/log.ts';
import { announce } from './runtime/announce.ts';
import { onStopSignal } from './runtime/on-stop-signal.ts';
import { start } from './runtime/start.ts';

/** Starts the server as configured; prints settings errors and exits with code 1. */
export async function serve(): Promise<void> {
  try {
    await run();
  } catch (error) {
    process.stderr.write(`${error instanceof SettingsError ? error.message : String(describe(error))}\n`);
    process.exit(1);
  }
}

async function run(): Promise<void> {
  const settings = readSettings(process.env);
  const format = settings.logFormat ?? (process.stdout.isTTY ? 'pretty' : 'json');
  const log = createLog(format);
  const trial = isTrial(format, settings);
  const printMail = trial ? (text: string) => void process.stdout.write(text) : undefined;
  const running = await start(settings, log, { printMail });
  const welcome = trial ? await running.welcome() : null;
  announce(format, log, { ...running, welcome, warnings: warningsOf(settings) });
  onStopSignal(async () => {
    log.info('server.stopping');
    const clean = await running.stop();
    log.info('server.stopped', { clean });
    return clean ? 0 : 1;
  });
}

function describe(error: unknown): unknown {
  return error instanceof Error ? error.stack : error;
}

/** Warnings about valid settings that are probably a mistake, as English sentences. */
function warningsOf({ production, mail }: Pick<Settings, 'production' | 'mail'>): string[] {
  if (!production || mail.smtpUrl !== undefined) return [];
  return ['SMTP_URL is not set in production: mails are written as files, and nobody receives them.'];
}

/** True for a trial at a terminal, without a public server or SMTP. */
function isTrial(
  format: 'json' | 'pretty',
  { production, mail }: Pick<Settings, 'production' | 'mail'>,
): boolean {
  return format === 'pretty' && !production && mail.smtpUrl === undefined;
}
