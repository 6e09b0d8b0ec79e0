import { calls } from '@huella/contract';
import { unchangedPerson } from '@huella/contract/changes';
import type { Client } from './client.ts';

export const askChange = (client: Client, body: object) => client.call(calls.requestDataChange, { body });

/** Asks for a change of personal data. */
export const askPersonChange = (client: Client, changes: object) =>
  askChange(client, { ...unchangedPerson, ...changes });
