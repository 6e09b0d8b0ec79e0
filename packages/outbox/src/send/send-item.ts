import { networkError, upload } from '@huella/api-client';
import type { Send } from './queue.ts';

/** Sends an item as its call of the contract. Loads the calls lazily: the first screen does not need them. */
export const sendItem: Send = async (item, file, { signal, onProgress }) => {
  const contract = await import('@huella/contract/calls').catch(() => null);
  if (!contract) return networkError();
  const { field, name, type } = item.file;
  const body = { ...item.fields, [field]: new File([file], name, { type }) };
  return upload(contract.calls[item.call], { body, idempotencyKey: item.id, signal, onProgress });
};
