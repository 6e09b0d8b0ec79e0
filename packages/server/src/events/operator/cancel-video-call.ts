import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { deleteVideoCall, eventExists } from '../repositories/pet-events.ts';

/** `owners`: it is no video call, and its owner's alone. */
export type VideoCallCancellation = 'cancelled' | 'unknown' | 'owners';

/** Takes a video call back: it is gone from the pet's events. */
export async function cancelVideoCall(db: Kysely<Database>, eventId: number): Promise<VideoCallCancellation> {
  if (await deleteVideoCall(db, eventId)) return 'cancelled';
  return (await eventExists(db, eventId)) ? 'owners' : 'unknown';
}
