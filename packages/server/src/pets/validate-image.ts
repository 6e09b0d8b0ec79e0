import { fieldText } from '../copy.ts';
import { ApiError } from '../http/api-error.ts';
import type { ProcessedImage, ImageProcessor, ImageResult } from '../ports.ts';

/** Our clients send some hundred kB. */
export const MAXIMUM_IMAGE_BYTES = 8 * 1024 * 1024;

type Reason = Exclude<ImageResult, ProcessedImage>['rejected'] | 'too_heavy';

const codes = {
  empty: 'invalid_fields',
  broken: 'invalid_fields',
  not_jpeg: 'unsupported_media_type',
  too_heavy: 'body_too_large',
  too_large: 'body_too_large',
  busy: 'unavailable',
} as const satisfies Record<Reason, string>;

/** Validates and re-encodes an image. Throws 413, 415 or 422 with a message for the field `pic`, or 503 when too many wait. */
export async function validateImage(images: ImageProcessor, file: Blob): Promise<ProcessedImage> {
  if (file.size > MAXIMUM_IMAGE_BYTES) throw rejection('too_heavy');
  const outcome = await images.process(new Uint8Array(await file.arrayBuffer()));
  if ('rejected' in outcome) throw rejection(outcome.rejected);
  return outcome;
}

function rejection(reason: Reason): ApiError {
  if (reason === 'busy') return new ApiError(codes.busy, { headers: { 'Retry-After': '5' } });
  const field = { path: 'pic', code: reason, message: fieldText.photo[reason] };
  return new ApiError(codes[reason], { fields: [field] });
}
