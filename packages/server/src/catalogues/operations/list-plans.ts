import * as calls from '@huella/contract/catalogues';
import { ok, operation } from '../../http/operation.ts';
import { allPlans } from '../repositories/catalogues.ts';

export const listPlans = operation({
  call: calls.listPlans,
  cacheable: true,
  async handle({ ports }) {
    return ok(await allPlans(ports.db));
  },
});
