import {
  confirmCancellation,
  listCancellations,
  maskEmail,
  rejectCancellation,
  type CancellationRequestResult,
  type CancellationSummary,
} from '@huella/server/operator';
import { isReferenceCode } from '../audited-args.ts';
import { CommandFailure, UsageError, onlyArg, type Command } from '../command.ts';
import { shortTime } from '../table.ts';

const clock = { now: () => new Date() };
const states = { pending: 'PENDIENTE', confirmed: 'CONFIRMADA', rejected: 'RECHAZADA' } as const;

export const listCancellationRequests: Command = {
  name: 'cancellation list',
  usage: '[--state pending|confirmed|rejected] [--full]',
  summary: 'List requests to end a policy, oldest first (pending ones by default)',
  printsTable: true,
  run: async ({ db, options, printTable }) => {
    const requests = await listCancellations(db, toState(options.state ?? 'pending'));
    printTable(requests, columns, { empty: 'No cancellation requests.', masks: { EMAIL: maskEmail } });
  },
};

export const confirmCancellationCommand: Command = {
  name: 'cancellation confirm',
  usage: 'CODE',
  summary: 'Confirm a request to end a policy: its card says ANULADA from now on',
  auditedArgs: [isReferenceCode],
  run: async ({ db, publicUrl, args, print }) => {
    const code = onlyArg(args, 'CODE');
    print(toSentence(code, await confirmCancellation({ db, clock, config: { publicUrl } }, code)));
  },
};

export const rejectCancellationCommand: Command = {
  name: 'cancellation reject',
  usage: 'CODE --reason TEXT',
  summary: 'Reject a request to end a policy, with a reason that its owner reads',
  auditedArgs: [isReferenceCode],
  run: async ({ db, publicUrl, args, options, print }) => {
    const code = onlyArg(args, 'CODE');
    const rejectionReason = options.reason?.trim();
    if (!rejectionReason) throw new UsageError('A rejection needs a --reason.');
    print(
      toSentence(code, await rejectCancellation({ db, clock, config: { publicUrl } }, code, rejectionReason)),
    );
  },
};

function toSentence(code: string, result: CancellationRequestResult): string {
  if (result === 'not_found') throw new CommandFailure(`No cancellation request has the code ${code}.`);
  if (result === 'already_resolved') throw new CommandFailure(`${code} was resolved before.`);
  if (result === 'invalid_text')
    throw new CommandFailure('The --reason is missing, too long, or has characters that nobody can read.');
  return `${code} ${result}.`;
}

function toState(word: string) {
  for (const [name, state] of Object.entries(states)) if (name === word) return state;
  throw new UsageError(`--state is one of ${Object.keys(states).join(', ')}.`);
}

const columns = {
  CODE: ({ code }: CancellationSummary) => code,
  REQUESTED: ({ created_at }: CancellationSummary) => shortTime(created_at),
  EMAIL: ({ email }: CancellationSummary) => email,
  POLICY: ({ number }: CancellationSummary) => number,
  PET: ({ pet }: CancellationSummary) => pet,
  REASON: ({ reason }: CancellationSummary) => reason,
  DETAIL: ({ detail }: CancellationSummary) => detail,
};
