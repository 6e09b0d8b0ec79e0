import { documentSlot } from '@huella/contract/claim-files';
import { recordPaper, recordReceipt, type PaperRecord, type PaperResult } from '@huella/server/operator';
import * as z from 'zod/mini';
import { isId, isOneOf } from '../audited-args.ts';
import { CommandFailure, UsageError, toDigits, toId, type Command } from '../command.ts';
import { claimFailure } from './claim-failure.ts';

const clock = { now: () => new Date() };
const states = ['received', 'returned', 'approved'] as const;

export const recordPaperOfClaim: Command = {
  name: 'claim paper',
  usage: 'ID SLOT received|returned|approved [--reason TEXT]',
  summary: `Note a paper of a claim; SLOT is one of ${documentSlot.options.join(', ')}`,
  auditedArgs: [isId, isOneOf(documentSlot.options), isOneOf(states)],
  run: async ({ db, publicUrl, args, options, print }) => {
    const [claim = '', slot = '', state = '', ...others] = args;
    if (others.length > 0) throw new UsageError('Expected ID, SLOT and what happened to the paper.');
    const id = toId(claim);
    const record = readRecord(slot, state, options.reason ?? '');
    const result = await recordPaper({ db, clock, config: { publicUrl } }, id, record);
    if (result !== 'done') throw paperFailure(id, record, result);
    print(`Paper ${record.slot} of claim ${id} noted as ${record.state}.`);
  },
};

function readRecord(slotWord: string, stateWord: string, reason: string): PaperRecord {
  const slot = z.safeParse(documentSlot, slotWord);
  if (!slot.success) throw new UsageError(`A paper is one of ${documentSlot.options.join(', ')}.`);
  const state = states.find((name) => name === stateWord);
  if (state === undefined) throw new UsageError(`What happened to a paper is one of ${states.join(', ')}.`);
  return state === 'returned' ? { slot: slot.data, state, reason } : { slot: slot.data, state };
}

function paperFailure(
  id: number,
  { slot }: PaperRecord,
  result: Exclude<PaperResult, 'done'>,
): CommandFailure {
  if (result === 'no_paper_to_review')
    return new CommandFailure(
      `No paper ${slot} of claim ${id} waits for a review: none came, or the last one was reviewed.`,
    );
  return claimFailure(id, result);
}

export const recordReceiptOfClaim: Command = {
  name: 'claim receipt',
  usage: 'ID FORM CONCEPT AMOUNT',
  summary: 'Note a receipt of a form that its vet has answered, AMOUNT in whole pesos',
  auditedArgs: [isId, isId],
  run: async ({ db, publicUrl, args, print }) => {
    const [claim = '', form = '', concept = '', amount = '', ...others] = args;
    if (amount === '' || others.length > 0)
      throw new UsageError('Expected ID, FORM, CONCEPT and AMOUNT; a concept of several words in quotes.');
    const [id, formId] = [toId(claim), toId(form)];
    const receipt = { formId, concept, amount: toDigits(amount) };
    const result = await recordReceipt({ db, clock, config: { publicUrl } }, id, receipt);
    if (result === 'form_not_found')
      throw new CommandFailure(`Claim ${id} has no form ${formId} that its vet has answered.`);
    if (result === 'invalid_amount')
      throw new CommandFailure(`${amount} is not an amount in whole pesos: digits only, as in 27000.`);
    if (result !== 'done') throw claimFailure(id, result);
    print(`Receipt of ${receipt.amount} pesos added to claim ${id}.`);
  },
};
