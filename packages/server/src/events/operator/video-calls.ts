import { isDay } from '@huella/validation/day';
import { eventRange, isTime, momentOf } from '@huella/validation/event';
import type { Kysely } from 'kysely';
import { readableText } from '../../operator/readable-text.ts';
import type { Database } from '../../db/schema.ts';
import type { Clock } from '../../ports.ts';
import { insertEvent } from '../repositories/events.ts';
import { deleteVideoCall, eventExists, lockOwnerOfPet } from '../repositories/pet-events.ts';

/**
 * `not_found`: no such pet. `invalid_time`: an invalid day or time, or more than two years ahead or fifteen back.
 * `invalid_text`: the text is missing, longer than 1000 characters, or has unreadable characters (D113).
 */
export type VideoCallResult = { readonly id: number } | 'not_found' | 'invalid_time' | 'invalid_text';

interface VideoCall {
  readonly day: string;
  readonly time: string;
  readonly info: string;
}

const INFO_MAXIMUM = 1000;

export async function addVideoCall(
  { db, clock }: { readonly db: Kysely<Database>; readonly clock: Clock },
  petId: number,
  { day, time, info }: VideoCall,
): Promise<VideoCallResult> {
  const now = clock.now();
  const vet_info = readableText(info, INFO_MAXIMUM);
  if (!isDay(day) || !isTime(time) || !isNear(momentOf(day, time), now)) return 'invalid_time';
  if (vet_info === null) return 'invalid_text';
  return db.transaction().execute(async (tx) => {
    const account_id = await lockOwnerOfPet(tx, petId);
    if (account_id === undefined) return 'not_found';
    const what = { tipo: 'Videollamada', moment: momentOf(day, time), vet_info };
    const texts = { done: 0, description: '', title: '' };
    const at = now.toISOString();
    const row = { account_id, pet_id: petId, ...what, ...texts, created_at: at, updated_at: at };
    return { id: await insertEvent(tx, row) };
  });
}

function isNear(moment: string, now: Date): boolean {
  return moment >= eventRange(true, now).min && moment <= eventRange(false, now).max;
}

/** `not_a_video_call`: an event of the owner. */
export type VideoCallCancellationResult = 'cancelled' | 'not_found' | 'not_a_video_call';

export async function cancelVideoCall(
  db: Kysely<Database>,
  eventId: number,
): Promise<VideoCallCancellationResult> {
  if (await deleteVideoCall(db, eventId)) return 'cancelled';
  return (await eventExists(db, eventId)) ? 'not_a_video_call' : 'not_found';
}
