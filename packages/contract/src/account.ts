import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { bytes, nothing, text } from './primitives.ts';

export const exportAccountData = defineCall({
  id: 'exportAccountData',
  summary: 'Everything that the server holds about the caller, files included (Ley 25.326, artículo 14)',
  method: 'GET',
  path: '/app/user/cuenta/datos',
  access: 'owner',
  status: 200,
  response: bytes,
  produces: 'application/zip',
  errors: [],
});

/** A wrong password is a field error, not a 401, because the session stays valid. */
export const deleteAccount = defineCall({
  id: 'deleteAccount',
  summary:
    'Delete the account and its data, except what the law makes the insurer keep (Ley 25.326, artículo 16)',
  method: 'POST',
  path: '/app/user/cuenta/eliminar',
  access: 'owner',
  body: z.object({ password: text(1024) }),
  status: 200,
  response: nothing,
  errors: ['invalid_fields'],
});
