import type { BlobStore, Database, Ports, Vault } from '@huella/server';
import type { Kysely } from 'kysely';
import type { Settings } from '../config/settings.ts';
import type { AuditedArg } from './audited-args.ts';
import type { PrintTable } from './print-table.ts';

export interface CommandInput {
  readonly db: Kysely<Database>;
  readonly blobs: BlobStore;
  /** With the server's keys. Throws a CommandFailure if the key is missing, or if no previous key is set. */
  readonly openRotatedVault: () => Promise<Vault>;
  /** The server's ports. Throws a CommandFailure if mails to made-up people would really be sent. */
  readonly openDemoPorts: () => Promise<Ports>;
  readonly publicUrl: string;
  readonly args: readonly string[];
  readonly options: {
    /** Confirms what cannot be undone, or a check outside of the system. */
    readonly yes: boolean;
    /** For imports: validates the file and loads nothing. */
    readonly check: boolean;
    /** For tables. */
    readonly json: boolean;
    /** For tables: unmasked personal data. */
    readonly full: boolean;
    /** Lists what would be done. */
    readonly dryRun: boolean;
    /** Recorded in the audit log; by default the system's user. */
    readonly operatorName?: string | undefined;
    /** The number of the policy to cancel. */
    readonly cancelPolicy?: string | undefined;
    /** Read by the owner. */
    readonly reason?: string | undefined;
    /** Which records a table lists, or the state to set: one of the command's own words. */
    readonly state?: string | undefined;
    /** Of the account that a claim was paid to. */
    readonly bankAccountLastFour?: string | undefined;
    /** Where a file is written; by default the current folder. */
    readonly outFolder?: string | undefined;
    /** `YYYY-MM-DD HH:MM`, in Argentine time. */
    readonly at?: string | undefined;
    /** Of a video call, read by the owner: the vet, and how it is held. */
    readonly callInfo?: string | undefined;
    /** `RECEIPT=RECOGNISED:CODE[:TEXT]`, for receipts that are not recognised in full. */
    readonly amountLines: readonly string[];
  };
  readonly print: (text: string) => void;
  readonly printTable: PrintTable;
}

export interface CommandDescription {
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  /**
   * The first arguments of a changing command: each is recorded if it has the expected form, so never free text. Absent for a command
   * without changes.
   */
  readonly auditedArgs?: readonly AuditedArg[];
}

export interface Command extends CommandDescription {
  /** Takes `--json` and `--full`. */
  readonly printsTable?: true;
  /** Works on an older schema, too. */
  readonly takesOldSchema?: true;
  /** Rejected in production. */
  readonly demoOnly?: true;
  run(input: CommandInput): Promise<void>;
}

/** A command that works on the data folder itself. */
export interface FolderCommand extends CommandDescription {
  runOnFolder(input: FolderInput): Promise<void>;
}

type FolderInput = Pick<CommandInput, 'args' | 'options' | 'print'> & { readonly settings: Settings };

/** A command that cannot be carried out: exit code 1. */
export class CommandFailure extends Error {}

/** A command that was not understood: exit code 2. */
export class UsageError extends Error {}

export function onlyArg(args: readonly string[], name: string): string {
  const [arg] = args;
  if (arg === undefined || args.length > 1) throw new UsageError(`Expected exactly one ${name}.`);
  return arg;
}

export function onlyId(args: readonly string[]): number {
  return toId(onlyArg(args, 'ID'));
}

export function toId(word: string): number {
  const id = toDigits(word);
  if (!Number.isSafeInteger(id) || id < 1) throw new UsageError(`"${word}" is not an id.`);
  return id;
}

/** NaN unless all characters are digits, unlike JavaScript's own conversion: `27.000` is not 27, nor `1e3` an id. */
export function toDigits(word: string): number {
  return /^\d+$/.test(word) ? Number(word) : Number.NaN;
}
