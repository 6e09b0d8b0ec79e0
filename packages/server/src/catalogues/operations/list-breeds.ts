import * as calls from '@huella/contract/catalogues';
import { ok, operation } from '../../http/operation.ts';
import { allBreeds } from '../repositories/catalogues.ts';

export const listBreeds = operation({
  call: calls.listBreeds,
  cacheable: true,
  async handle({ ports }) {
    return ok(await allBreeds(ports.db));
  },
});
