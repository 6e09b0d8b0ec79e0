import type { BlobStore, Database, Ports, Vault } from '@huella/server';
import type { Kysely } from 'kysely';
import type { Settings } from '../config/settings.ts';
import type { ListRows } from './list-rows.ts';

/** What a command works with: the database and the files, the server's address, the words after its name, and its options. */
export interface CommandInput {
  readonly db: Kysely<Database>;
  readonly blobs: BlobStore;
  /** With the keys of the server. Throws a CommandFailure where they are not, or where there is none before the newest. */
  readonly openRotatedVault: () => Promise<Vault>;
  /** All that the server itself works with. Throws a CommandFailure where a mail server would send what made-up people get. */
  readonly openDemoPorts: () => Promise<Ports>;
  /** Where people reach the server. */
  readonly publicUrl: string;
  readonly words: readonly string[];
  readonly options: {
    readonly yes: boolean;
    readonly check: boolean;
    /** Of lists: as JSON. */
    readonly json: boolean;
    /** Of lists: people's data as they are. */
    readonly full: boolean;
    readonly dryRun: boolean;
    /** Who is at work. */
    readonly as?: string | undefined;
    readonly cancel?: string | undefined;
    readonly reason?: string | undefined;
    readonly state?: string | undefined;
    readonly account?: string | undefined;
    /** A folder. */
    readonly out?: string | undefined;
    /** A day and a time. */
    readonly at?: string | undefined;
    readonly info?: string | undefined;
    /** As often as it was given, in that order. */
    readonly lines: readonly string[];
  };
  readonly print: (text: string) => void;
  readonly list: ListRows;
}

export interface Described {
  /** The words that call it, as in `change approve`. */
  readonly name: string;
  /** What follows the name, for the help. */
  readonly usage: string;
  readonly summary: string;
  /**
   * Of a command that changes something: of how many of its words the record of operators' actions has the text. They are ids, numbers
   * and codes, never what people wrote. Absent where nothing is changed.
   */
  readonly recordedWords?: number;
}

/** One thing that an operator can do with a server's database. */
export interface Command extends Described {
  /** It prints a list: `--json` and `--full` are for it. */
  readonly lists?: true;
  /** It works on a schema of an earlier version, too. */
  readonly takesOldSchema?: true;
  /** It is for demos: a production refuses it. */
  readonly demoOnly?: true;
  run(input: CommandInput): Promise<void>;
}

/** One that works on the data folder itself, and opens what it needs. */
export interface FolderCommand extends Described {
  runOnFolder(input: FolderInput): Promise<void>;
}

type FolderInput = Pick<CommandInput, 'words' | 'options' | 'print'> & { readonly settings: Settings };

/** The command was understood and cannot be done: exit code 1. */
export class CommandFailure extends Error {}

/** The command was not understood: exit code 2. */
export class UsageError extends Error {}

/** The one word that a command needs. */
export function onlyWord(words: readonly string[], name: string): string {
  const [word] = words;
  if (word === undefined || words.length > 1) throw new UsageError(`Expected exactly one ${name}.`);
  return word;
}

/** The id that a command needs. */
export function onlyId(words: readonly string[]): number {
  return toId(onlyWord(words, 'ID'));
}

/** The id that a word is. */
export function toId(word: string): number {
  const id = toDigits(word);
  if (!Number.isSafeInteger(id) || id < 1) throw new UsageError(`"${word}" is not an id.`);
  return id;
}

/** The number that a word of digits is; NaN for anything else. `27.000` is no 27, which is what JavaScript reads, nor `1e3` an id. */
export function toDigits(word: string): number {
  return /^\d+$/.test(word) ? Number(word) : Number.NaN;
}
