import * as calls from '@huella/contract/person';
import { ApiError } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import { listLocalitiesOf } from '../repositories/places.ts';

export const listLocalities = operation({
  call: calls.listLocalities,
  async handle({ ports, body }) {
    const localities = await listLocalitiesOf(ports.db, body.provincia);
    if (localities.length === 0) throw new ApiError('not_found');
    return ok(localities);
  },
});
