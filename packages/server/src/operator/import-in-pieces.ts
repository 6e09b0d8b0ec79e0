import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Executor } from '../db/transaction.ts';

/** Lines per transaction: some 30 ms of SQLite's write lock. */
const PIECE = 200;
/** Milliseconds between two pieces, enough for a waiting server to retry several times. */
const PAUSE = 100;

export interface ImportMode {
  readonly checkOnly: boolean;
}

/** An import was aborted: earlier pieces stay loaded, and the same file again loads the rest. */
export class ImportStopped extends Error {
  override readonly name = 'ImportStopped';
  readonly taken: number;

  constructor(taken: number, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.taken = taken;
  }
}

/**
 * Loads lines some hundred per transaction, so that a running server can write in between. `take` returns whether a line was, or would be,
 * loaded. Returns their number. Throws ImportStopped when a piece fails, which is then rolled back.
 */
export async function importInPieces<Line>(
  db: Kysely<Database>,
  lines: readonly Line[],
  { checkOnly }: ImportMode,
  take: (executor: Executor, line: Line) => Promise<boolean>,
): Promise<number> {
  let taken = 0;
  for (let start = 0; start < lines.length; start += PIECE) {
    if (start > 0 && !checkOnly) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const piece = lines.slice(start, start + PIECE);
    const work = (executor: Executor) => takePiece(piece, (line) => take(executor, line));
    try {
      taken += checkOnly ? await work(db) : await db.transaction().execute(work);
    } catch (error) {
      throw new ImportStopped(taken, error);
    }
  }
  return taken;
}

async function takePiece<Line>(
  piece: readonly Line[],
  take: (line: Line) => Promise<boolean>,
): Promise<number> {
  let taken = 0;
  for (const line of piece) if (await take(line)) taken += 1;
  return taken;
}
