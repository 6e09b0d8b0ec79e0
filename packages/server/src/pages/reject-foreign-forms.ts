import type { Context } from 'hono';
import { ApiError } from '../http/api-error.ts';

/** Throws 404 for a form posted from another site, if the browser says so. Other sites do not know the form's secret either. */
export function rejectForeignForms(context: Context, publicUrl: string): void {
  const site = context.req.header('Sec-Fetch-Site');
  const origin = context.req.header('Origin');
  const isForeign = site
    ? site !== 'same-origin'
    : origin?.startsWith('http') && origin !== new URL(publicUrl).origin;
  if (isForeign) throw new ApiError('not_found');
}
