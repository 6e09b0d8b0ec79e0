import { listChangeRequests, type ChangeRequestSummary } from '@huella/server/operator';
import { UsageError, type Command } from '../command.ts';
import { formatTable } from '../table.ts';

const states = { pending: 'PENDIENTE', approved: 'APROBADA', rejected: 'RECHAZADA' } as const;

/** Lists the change requests that wait, or those of another state. */
export const changes: Command = {
  name: 'changes',
  usage: '[--state pending|approved|rejected]',
  summary: 'List change requests, oldest first (pending ones by default)',
  run: async ({ db, options, print }) => {
    const state = toState(options.state ?? 'pending');
    const requests = await listChangeRequests(db, state);
    if (requests.length === 0) return print('No change requests.');
    print(formatTable(requests.flatMap(toRows), columns));
  },
};

function toState(word: string) {
  for (const [name, state] of Object.entries(states)) if (name === word) return state;
  throw new UsageError(`--state is one of ${Object.keys(states).join(', ')}.`);
}

type Row = Omit<ChangeRequestSummary, 'fields'> & ChangeRequestSummary['fields'][number];

function toRows({ fields, ...request }: ChangeRequestSummary): Row[] {
  return fields.map((field) => ({ ...request, ...field }));
}

const columns = {
  ID: ({ id }: Row) => id,
  ASKED: ({ createdAt }: Row) => createdAt.slice(0, 16).replace('T', ' '),
  PERSON: ({ email }: Row) => email,
  PET: ({ pet }: Row) => pet,
  FIELD: ({ field }: Row) => field,
  FROM: ({ from }: Row) => from,
  TO: ({ to }: Row) => to,
};
