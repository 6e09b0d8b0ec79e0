import {
  approveClaim,
  closeClaim,
  payClaim,
  rejectClaim,
  type PaymentResult,
  type RecognisedAmount,
} from '@huella/server/operator';
import { isId } from '../audited-args.ts';
import { CommandFailure, UsageError, onlyId, toId, type Command, type CommandInput } from '../command.ts';
import { claimFailure } from './claim-failure.ts';

const clock = { now: () => new Date() };

export const approveClaimCommand: Command = {
  name: 'claim approve',
  usage: 'ID [--line RECEIPT=RECOGNISED:CODE[:TEXT]]…',
  summary: 'Approve a claim: of each receipt all, or what its --line says, with the reason why it is less',
  auditedArgs: [isId],
  run: async ({ db, publicUrl, args, options, print }) => {
    const id = onlyId(args);
    const amounts = options.amountLines.map(readLine);
    const result = await approveClaim({ db, clock, config: { publicUrl } }, id, amounts);
    if (result === 'no_receipts') throw new CommandFailure(`Claim ${id} has no receipts to recognise.`);
    if (typeof result === 'object') throw new CommandFailure(result.problems.join('\n'));
    if (result !== 'done') throw claimFailure(id, result);
    print(`Claim ${id} approved.`);
  },
};

/** `7=27000:franquicia`, or with the operator's own sentence after another colon. */
function readLine(line: string): RecognisedAmount {
  const [, receipt = '', recognised, code, text] = /^(\d+)=(\d+)(?::(\w+)(?::(.*))?)?$/su.exec(line) ?? [];
  if (recognised === undefined) throw new UsageError(`--line ${line} is not RECEIPT=RECOGNISED:CODE:TEXT.`);
  return { receiptId: toId(receipt), recognised: Number(recognised), code, text };
}

export const rejectClaimCommand: Command = {
  name: 'claim reject',
  usage: 'ID --reason TEXT',
  summary: 'Reject a claim: nothing is recognised, and its owner reads why',
  auditedArgs: [isId],
  run: (input) => end(input, rejectClaim, 'rejected'),
};

export const closeClaimCommand: Command = {
  name: 'claim close',
  usage: 'ID --reason TEXT',
  summary: 'Close a claim without a decision, because it was abandoned or withdrawn',
  auditedArgs: [isId],
  run: (input) => end(input, closeClaim, 'closed'),
};

async function end(
  { db, publicUrl, args, options, print }: CommandInput,
  endClaim: typeof rejectClaim,
  done: string,
): Promise<void> {
  const id = onlyId(args);
  const result = await endClaim({ db, clock, config: { publicUrl } }, id, options.reason ?? '');
  if (result !== 'done') throw claimFailure(id, result);
  print(`Claim ${id} ${done}.`);
}

export const payClaimCommand: Command = {
  name: 'claim pay',
  usage: 'ID --bank-account LAST_FOUR',
  summary: 'Note that what was recognised was paid, with the last four digits of the account',
  auditedArgs: [isId],
  run: async ({ db, publicUrl, args, options, print }) => {
    const id = onlyId(args);
    const lastFour = options.bankAccountLastFour ?? '';
    const result = await payClaim({ db, clock, config: { publicUrl } }, id, lastFour);
    if (result !== 'done') throw new CommandFailure(paymentSentence(id, result));
    print(`Claim ${id} paid to the account that ends in ${lastFour}.`);
  },
};

function paymentSentence(id: number, result: Exclude<PaymentResult, 'done'>): string {
  const sentences = {
    not_found: `No claim has the id ${id}.`,
    nothing_owed: `Nothing is owed of claim ${id}: it is not approved, or nothing of it is recognised.`,
    already_paid: `Claim ${id} was paid before.`,
    invalid_last_four: '--bank-account needs the last four digits of the account, and nothing else of it.',
  } as const;
  return sentences[result];
}
