import { fieldText } from '../copy.ts';
import { Refusal } from '../http/refusal.ts';
import type { MadePicture, PictureMaker, PictureOutcome } from '../ports.ts';

/** The most that the file of a picture may weigh. Our clients send some hundred kB. */
export const MAXIMUM_PICTURE_BYTES = 8 * 1024 * 1024;

type Reason = Exclude<PictureOutcome, MadePicture>['refused'] | 'too_heavy';

const codes = {
  empty: 'invalid_fields',
  broken: 'invalid_fields',
  not_jpeg: 'unsupported_media_type',
  too_heavy: 'body_too_large',
  too_large: 'body_too_large',
  busy: 'unavailable',
} as const satisfies Record<Reason, string>;

/** The picture that a file holds, made anew. Throws 413, 415 or 422 with a word about the field `pic`, or 503 when too many wait. */
export async function judgePicture(pictures: PictureMaker, file: Blob): Promise<MadePicture> {
  if (file.size > MAXIMUM_PICTURE_BYTES) throw refusal('too_heavy');
  const outcome = await pictures.make(new Uint8Array(await file.arrayBuffer()));
  if ('refused' in outcome) throw refusal(outcome.refused);
  return outcome;
}

function refusal(reason: Reason): Refusal {
  if (reason === 'busy') return new Refusal(codes.busy, { headers: { 'Retry-After': '5' } });
  const field = { path: 'pic', code: reason, message: fieldText.picture[reason] };
  return new Refusal(codes[reason], { fields: [field] });
}
