import { existsSync } from 'node:fs';
import { schemaState } from '@huella/server';
import { databaseIn } from '../data-folder/layout.ts';
import { SchemaError } from '../adapters/database/require-schema.ts';
import { SettingsError } from '../config/settings-error.ts';
import { readSettings, type Settings } from '../config/settings.ts';
import { restoreMarkerPath } from '../data-folder/lock-data-folder.ts';
import { auditEntryOf, operatorOf, withAudit } from './audit.ts';
import {
  CommandFailure,
  UsageError,
  type Command,
  type CommandInput,
  type FolderCommand,
} from './command.ts';
import { commands } from './commands/index.ts';
import { explainFailure } from './explain-failure.ts';
import { helpText } from './help.ts';
import { createPrintTable } from './print-table.ts';
import { withServerData } from './open-server-data.ts';
import { parseArguments } from './parse-arguments.ts';

interface Output {
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
  readonly note: (text: string) => void;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Runs a command and returns the exit code: 0 done, 1 not possible, 2 not understood. */
export async function runOps(
  args: readonly string[],
  environment: Environment,
  output: Output,
): Promise<number> {
  try {
    const request = parseArguments(args, commands);
    if (request.help) output.print(helpText(commands));
    else await run(request.command, request, { settings: readSettings(environment), ...output });
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      output.complain(`${error.message}\n\n${helpText(commands)}`);
      return 2;
    }
    const message = isForOperators(error) ? error.message : explainFailure(error);
    if (message === null) throw error;
    output.complain(message);
    return 1;
  }
}

function isForOperators(error: unknown): error is Error {
  return error instanceof CommandFailure || error instanceof SettingsError || error instanceof SchemaError;
}

type ParsedInput = Pick<CommandInput, 'args' | 'options'>;
type RunContext = Pick<Output, 'print' | 'note'> & { readonly settings: Settings };

async function run(
  command: Command | FolderCommand,
  parsed: ParsedInput,
  context: RunContext,
): Promise<void> {
  const entry = auditEntryOf(command, parsed);
  const action = entry === null ? null : { operator: operatorOf(parsed.options), command: entry };
  if ('runOnFolder' in command) return runOnFolder(command, parsed, context, action);
  return runOnData(command, parsed, context, action);
}

type Action = { readonly operator: string; readonly command: string } | null;

async function runOnData(
  command: Command,
  parsed: ParsedInput,
  context: RunContext,
  action: Action,
): Promise<void> {
  const { settings, print, note } = context;
  const { takesOldSchema = false, demoOnly = false } = command;
  const work = async (input: CommandInput) => {
    if (demoOnly && settings.production)
      throw new CommandFailure(`"${command.name}" is for demos, and NODE_ENV is production.`);
    await command.run(input);
  };
  const schema = takesOldSchema ? 'this-or-earlier' : 'this';
  await withServerData(settings, { note, schema }, async (data) => {
    const input = { ...parsed, ...data, print, printTable: createPrintTable(print, parsed.options) };
    if (action === null) return work(input);
    // An older schema may have no table for the record.
    if (!takesOldSchema) return withAudit(data.db, action, () => work(input));
    await work(input);
    return withAudit(data.db, action, async () => {});
  });
}

/** The command may replace the database, so it is recorded in the one that exists afterwards, unless that has another schema. */
async function runOnFolder(
  command: FolderCommand,
  parsed: ParsedInput,
  { settings, print, note }: RunContext,
  action: Action,
): Promise<void> {
  const ended = await Promise.allSettled([command.runOnFolder({ ...parsed, settings, print })]);
  const finish = async () => {
    for (const end of ended) if (end.status === 'rejected') throw end.reason;
  };
  const { dataFolder } = settings;
  const isThere = existsSync(databaseIn(dataFolder)) && !existsSync(restoreMarkerPath(dataFolder));
  if (action === null || !isThere) return finish();
  await withServerData(settings, { note, schema: 'any' }, async ({ db }) => {
    const { pending, unknown } = await schemaState(db);
    return pending.length + unknown.length > 0 ? finish() : withAudit(db, action, finish);
  });
}
