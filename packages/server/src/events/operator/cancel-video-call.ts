import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { deleteVideoCall, eventExists } from '../repositories/pet-events.ts';

/** `owners`: an event of the owner, not a video call. */
export type VideoCallCancellation = 'cancelled' | 'unknown' | 'owners';

export async function cancelVideoCall(db: Kysely<Database>, eventId: number): Promise<VideoCallCancellation> {
  if (await deleteVideoCall(db, eventId)) return 'cancelled';
  return (await eventExists(db, eventId)) ? 'owners' : 'unknown';
}
