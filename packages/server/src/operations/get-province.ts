import * as calls from '@huella/contract/person';
import { ok, operation } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';
import { findProvinceOf } from '../repositories/places.ts';

export const getProvince = operation({
  call: calls.getProvince,
  async handle({ ports, query }) {
    const province = await findProvinceOf(ports.db, query.id);
    if (!province) throw new Refusal('not_found');
    return ok({ id: province.id, nombre: province.nombre });
  },
});
