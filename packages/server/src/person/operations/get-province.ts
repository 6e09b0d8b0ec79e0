import * as calls from '@huella/contract/person';
import { ApiError } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import { findProvinceOf } from '../repositories/places.ts';

export const getProvince = operation({
  call: calls.getProvince,
  async handle({ ports, query }) {
    const province = await findProvinceOf(ports.db, query.id);
    if (!province) throw new ApiError('not_found');
    return ok({ id: province.id, nombre: province.nombre });
  },
});
