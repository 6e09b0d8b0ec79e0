import * as calls from '@huella/contract/events';
import { ok, operation } from '../../http/operation.ts';
import { allProducts } from '../repositories/event-catalogues.ts';

export const listProducts = operation({
  call: calls.listProducts,
  async handle({ ports }) {
    return ok(await allProducts(ports.db));
  },
});
