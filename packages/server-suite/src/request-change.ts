import { calls } from '@huella/contract';
import { unchangedPerson } from '@huella/contract/changes';
import type { Client } from './client.ts';

export const requestChange = (client: Client, body: object) => client.call(calls.requestDataChange, { body });

export const requestPersonChange = (client: Client, changes: object) =>
  requestChange(client, { ...unchangedPerson, ...changes });
