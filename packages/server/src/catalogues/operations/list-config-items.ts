import * as calls from '@huella/contract/catalogues';
import { ok, operation } from '../../http/operation.ts';
import { allConfigItems } from '../repositories/catalogues.ts';

export const listConfigItems = operation({
  call: calls.listConfigItems,
  cacheable: true,
  async handle({ ports }) {
    return ok(await allConfigItems(ports.db));
  },
});
