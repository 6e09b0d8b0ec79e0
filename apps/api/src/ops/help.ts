import type { Command, FolderCommand } from './command.ts';

export function helpText(commands: readonly (Command | FolderCommand)[]): string {
  const calls = commands.map(({ name, usage }) => `${name} ${usage}`);
  const width = Math.max(...calls.map((call) => call.length));
  const lines = commands.map(({ summary }, index) => `  ${(calls[index] ?? '').padEnd(width)}  ${summary}`);
  return [
    'npm run ops -- COMMAND',
    '',
    ...lines,
    '',
    'It works on the database of the server that runs with the same environment variables, and names it.',
    '--as NAME   of a command that changes something: who is recorded, instead of the system’s user',
    '--json      of a list: as JSON. --full: with people’s data, which are masked otherwise',
    'Exit code 0: done. 1: not possible. 2: not understood.',
  ].join('\n');
}
