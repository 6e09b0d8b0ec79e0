import { isDiskFull, isUnavailable, StoreFullError } from '@huella/server';
import { isLocked } from '@huella/server/sqlite';
import { ObjectStoreError } from '../adapters/blobs/s3-blobs.ts';
import { isOutOfSpace } from '../files/is-out-of-space.ts';

const NO_ROOM =
  'Nothing more can be written: the disk is full, or it fails. Make room on it, then run the command again.';
const BUSY =
  'The database does not answer just now: another process has locked it, or it is starting or stopping. Wait for a backup or an import to end, then run the command again.';
const DAMAGED =
  'The database file is damaged. Keep a copy of it, then bring a backup back: "npm run ops -- restore FOLDER --yes".';
const CLOSED =
  'The database file cannot be opened or written by this user. Run the command as the user that the server runs as.';

/** By the lowest byte of SQLite's extended code. */
const SQLITE_SENTENCES: ReadonlyMap<number, string> = new Map([
  [8, CLOSED],
  [10, NO_ROOM],
  [11, DAMAGED],
  [13, NO_ROOM],
  [14, CLOSED],
  [26, DAMAGED],
]);

/** What an operator can do about the machine; null for our own errors, whose stack says more. */
export function explainFailure(error: unknown): string | null {
  if (error instanceof StoreFullError || isDiskFull(error) || isOutOfSpace(error)) return NO_ROOM;
  if (error instanceof ObjectStoreError)
    return `${error.message}. See S3_ENDPOINT, S3_BUCKET and its keys, then run the command again.`;
  if (isLocked(error) || isUnavailable(error)) return BUSY;
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return null;
  return SQLITE_SENTENCES.get(error.errcode & 0xff) ?? null;
}
