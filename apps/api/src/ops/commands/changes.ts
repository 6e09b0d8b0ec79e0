import { listChangeRequests, maskEmail, type ChangeRequestSummary } from '@huella/server/operator';
import { UsageError, type Command } from '../command.ts';
import { maskText } from '../masks.ts';
import { shortTime } from '../table.ts';

const states = { pending: 'PENDIENTE', approved: 'APROBADA', rejected: 'RECHAZADA' } as const;

export const changes: Command = {
  name: 'changes',
  usage: '[--state pending|approved|rejected] [--full]',
  summary: 'List change requests, oldest first (pending ones by default)',
  printsTable: true,
  run: async ({ db, options, printTable }) => {
    const state = toState(options.state ?? 'pending');
    const requests = await listChangeRequests(db, state);
    printTable(requests.flatMap(toRows), columns, {
      empty: 'No change requests.',
      masks: { EMAIL: maskEmail, FROM: maskText, TO: maskText },
    });
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
  REQUESTED: ({ createdAt }: Row) => shortTime(createdAt),
  EMAIL: ({ email }: Row) => email,
  PET: ({ pet }: Row) => pet,
  FIELD: ({ field }: Row) => field,
  FROM: ({ from }: Row) => from,
  TO: ({ to }: Row) => to,
};
