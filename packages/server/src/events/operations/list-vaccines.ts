import * as calls from '@huella/contract/events';
import { ok, operation } from '../../http/operation.ts';
import { allVaccines } from '../repositories/event-catalogues.ts';

export const listVaccines = operation({
  call: calls.listVaccines,
  async handle({ ports }) {
    return ok(await allVaccines(ports.db));
  },
});
