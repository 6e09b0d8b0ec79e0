import { migrate } from '@huella/server';
import { openBlobs } from '../adapters/blobs/open-blobs.ts';
import { openDatabase } from '../adapters/database/open-database.ts';
import { SettingsError } from '../config/settings-error.ts';
import { readSettings } from '../config/settings.ts';
import { publicAddress } from '../runtime/addresses.ts';
import { defaultPort } from '../runtime/listen.ts';
import { createLog } from '../logging/log.ts';
import { CommandFailure, UsageError, type CommandInput } from './command.ts';
import { commands } from './commands/index.ts';
import { helpText } from './help.ts';
import { listRows } from './list-rows.ts';
import { parseArguments } from './parse-arguments.ts';

interface Output {
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Runs one command of the operator and answers the exit code: 0 done, 1 not possible, 2 not understood. */
export async function runOps(
  args: readonly string[],
  environment: Environment,
  output: Output,
): Promise<number> {
  try {
    const request = parseArguments(args, commands);
    if (request.help) output.print(helpText(commands));
    else await run(request, environment, output.print);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      output.complain(`${error.message}\n\n${helpText(commands)}`);
      return 2;
    }
    if (!(error instanceof CommandFailure || error instanceof SettingsError)) throw error;
    output.complain(error.message);
    return 1;
  }
}

async function run(
  { command, ...request }: Extract<ReturnType<typeof parseArguments>, { help: false }>,
  environment: Environment,
  print: Output['print'],
): Promise<void> {
  if ('runOnFolder' in command)
    return command.runOnFolder({ ...request, settings: readSettings(environment), print });
  const list = listRows(print, request.options);
  return withDatabase(environment, (site) => command.run({ ...request, ...site, print, list }));
}

type Site = Pick<CommandInput, 'db' | 'blobs' | 'publicUrl'>;

async function withDatabase(environment: Environment, work: (site: Site) => Promise<void>) {
  const settings = readSettings(environment);
  const { db } = await openDatabase(
    settings,
    createLog('pretty', () => {}),
  );
  try {
    await migrate(db);
    const publicUrl = publicAddress(settings, settings.port ?? defaultPort);
    await work({ db, blobs: openBlobs(settings).blobs, publicUrl });
  } finally {
    await db.destroy();
  }
}
