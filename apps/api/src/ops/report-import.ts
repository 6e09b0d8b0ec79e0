import { readFile } from 'node:fs/promises';
import { ImportStopped } from '@huella/server/operator';
import { CommandFailure } from './command.ts';
import { formatTable } from './table.ts';

export async function readFileOf(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch {
    throw new CommandFailure(`The file ${path} cannot be read.`);
  }
}

/** Throws a CommandFailure with the progress of an aborted import. */
export async function untilStopped<Result>(
  work: Promise<Result>,
  [one, several]: readonly [string, string],
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ImportStopped)) throw error;
    const { taken, message } = error;
    throw new CommandFailure(
      `Stopped after ${taken} ${taken === 1 ? one : several}, which stay loaded: ${message}. The same file again loads the rest.`,
    );
  }
}

interface Report {
  readonly taken: number;
  readonly problems: readonly { readonly line: number; readonly column: string; readonly why: string }[];
  readonly crowded: readonly number[];
  readonly checkOnly: boolean;
}

/** Reports the loaded lines, and throws a CommandFailure that lists the others. */
export function reportImport(
  print: (text: string) => void,
  { taken, problems, crowded, checkOnly }: Report,
  [one, several]: readonly [string, string],
): void {
  print(`${taken} ${taken === 1 ? one : several} ${checkOnly ? 'would be loaded' : 'loaded'}.`);
  const why = 'has a value under no column of the first line';
  const all = [...problems, ...crowded.map((line) => ({ line, column: '', why }))];
  if (all.length === 0) return;
  const bad = new Set(all.map(({ line }) => line)).size;
  const table = formatTable(
    all.toSorted((left, right) => left.line - right.line),
    { LINE: ({ line }) => line, COLUMN: ({ column }) => column || null, WHY: (problem) => problem.why },
  );
  const title = `${bad === 1 ? '1 line was' : `${bad} lines were`} not taken:`;
  throw new CommandFailure(`${title}\n\n${table}`);
}
