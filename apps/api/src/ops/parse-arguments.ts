import { parseArgs } from 'node:util';
import { UsageError, type Command, type CommandInput, type FolderCommand } from './command.ts';

type Request =
  | { readonly help: true }
  | ({ readonly help: false; readonly command: Command | FolderCommand } & ParsedInput);
type ParsedInput = Pick<CommandInput, 'args' | 'options'>;

/** Throws a UsageError for an unknown command. */
export function parseArguments(
  argv: readonly string[],
  commands: readonly (Command | FolderCommand)[],
): Request {
  const { positionals, values } = parse(argv);
  const text = positionals.join(' ');
  if (values.help || text === '' || text === 'help') return { help: true };
  const called = commands.filter(({ name }) => text === name || text.startsWith(`${name} `));
  // `mails resend` wins over `mails`.
  const command = called.toSorted((left, right) => right.name.length - left.name.length)[0];
  if (!command) throw new UsageError(`There is no command "${text}".`);
  const args = positionals.slice(command.name.split(' ').length);
  const {
    help: _,
    'dry-run': dryRun = false,
    yes = false,
    check = false,
    json = false,
    full = false,
    line: amountLines = [],
    as: operatorName,
    cancel: cancelPolicy,
    'bank-account': bankAccountLastFour,
    out: outFolder,
    info: callInfo,
    ...others
  } = values;
  if (json && !('printsTable' in command))
    throw new UsageError(`"${command.name}" prints no list, and has no --json.`);
  const flags = { yes, check, json, full, dryRun };
  const texts = { operatorName, cancelPolicy, bankAccountLastFour, outFolder, callInfo, amountLines };
  return { help: false, command, args, options: { ...flags, ...texts, ...others } };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        yes: { type: 'boolean' },
        check: { type: 'boolean' },
        json: { type: 'boolean' },
        full: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        as: { type: 'string' },
        cancel: { type: 'string' },
        reason: { type: 'string' },
        state: { type: 'string' },
        'bank-account': { type: 'string' },
        out: { type: 'string' },
        at: { type: 'string' },
        info: { type: 'string' },
        line: { type: 'string', multiple: true },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
