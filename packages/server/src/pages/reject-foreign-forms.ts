import type { Context } from 'hono';
import { ApiError } from '../http/api-error.ts';

/**
 * Throws 404 for a form that stood on another site. It cannot know the secret of ours; a browser that tells where the form
 * stood is believed anyway.
 */
export function rejectForeignForms(context: Context, publicUrl: string): void {
  const site = context.req.header('Sec-Fetch-Site');
  const origin = context.req.header('Origin');
  const isForeign = site
    ? site !== 'same-origin'
    : origin?.startsWith('http') && origin !== new URL(publicUrl).origin;
  if (isForeign) throw new ApiError('not_found');
}
