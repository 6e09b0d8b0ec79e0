import { addMovement, addSymptoms, listAllClaims, maskEmail } from '@huella/server/operator';
import { isId } from '../audited-args.ts';
import { CommandFailure, UsageError, onlyId, type Command } from '../command.ts';
import { shortTime } from '../table.ts';

const clock = { now: () => new Date() };
const kinds = {
  pending: 'PENDIENTE',
  approved: 'APROBADO',
  completed: 'COMPLETADO',
  note: 'AVISO',
} as const;

export const listClaims: Command = {
  name: 'claim list',
  usage: '[--full]',
  summary: 'List claims, newest first',
  printsTable: true,
  run: async ({ db, printTable }) => {
    printTable(
      await listAllClaims(db),
      {
        ID: ({ id }) => id,
        FILED: ({ createdAt }) => shortTime(createdAt),
        EMAIL: ({ email }) => email,
        PET: ({ pet }) => pet,
        DAY: ({ day }) => day,
        DESCRIPTION: ({ description }) => description,
      },
      { empty: 'No claims.', masks: { EMAIL: maskEmail } },
    );
  },
};

export const moveClaim: Command = {
  name: 'claim move',
  usage: 'ID --state pending|approved|completed|note --reason TEXT',
  summary: 'Add a movement to a claim, which its owner reads',
  auditedArgs: [isId],
  run: async ({ db, publicUrl, args, options, print }) => {
    const id = onlyId(args);
    const movement = { kind: toKind(options.state ?? ''), text: options.reason ?? '' };
    const result = await addMovement({ db, clock, config: { publicUrl } }, id, movement);
    if (result === 'not_found') throw new CommandFailure(`No claim has the id ${id}.`);
    if (result === 'invalid_text')
      throw new CommandFailure('The --reason is missing, too long, or has characters that nobody can read.');
    print(`Movement added to claim ${id}.`);
  },
};

export const recordSymptoms: Command = {
  name: 'claim symptoms',
  usage: 'ID SYMPTOM…',
  summary: 'Note symptoms of a claim, at most ten of 40 characters',
  auditedArgs: [isId],
  run: async ({ db, args, print }) => {
    const [claim = '', ...symptoms] = args;
    const id = onlyId([claim]);
    const result = await addSymptoms({ db, clock }, id, symptoms);
    if (result === 'not_found') throw new CommandFailure(`No claim has the id ${id}.`);
    if (result === 'invalid')
      throw new CommandFailure('Give one to ten symptoms of at most 40 characters that can be read.');
    print(`Symptoms of claim ${id} noted.`);
  },
};

function toKind(word: string) {
  for (const [name, kind] of Object.entries(kinds)) if (name === word) return kind;
  throw new UsageError(`--state is one of ${Object.keys(kinds).join(', ')}.`);
}
