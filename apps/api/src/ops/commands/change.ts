import { resolveChangeRequest, type Decision } from '@huella/server/operator';
import { isId } from '../audited-args.ts';
import { CommandFailure, UsageError, onlyId, type Command, type CommandInput } from '../command.ts';

const clock = { now: () => new Date() };

export const approveChange: Command = {
  name: 'change approve',
  usage: 'ID',
  summary: 'Approve a change request: the record changes at once',
  auditedArgs: [isId],
  run: (input) => resolve(input, { approve: true }),
};

export const rejectChange: Command = {
  name: 'change reject',
  usage: 'ID --reason TEXT',
  summary: 'Reject a change request with a reason',
  auditedArgs: [isId],
  run: async (input) => {
    const reason = input.options.reason?.trim();
    if (!reason) throw new UsageError('A rejection needs a --reason.');
    return resolve(input, { approve: false, reason });
  },
};

async function resolve({ db, publicUrl, args, print }: CommandInput, decision: Decision): Promise<void> {
  const id = onlyId(args);
  const result = await resolveChangeRequest({ db, clock, config: { publicUrl } }, id, decision);
  if (result === 'not_found') throw new CommandFailure(`No pending change request has the id ${id}.`);
  if (result === 'breed_mismatch') {
    throw new CommandFailure(`Change request ${id} would leave a breed of another species; reject it.`);
  }
  if (result === 'invalid_text')
    throw new CommandFailure(
      'The --reason has characters that nobody can read, or nothing else; write it again.',
    );
  print(`Change request ${id} ${result}.`);
}
