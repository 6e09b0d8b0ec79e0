import path from 'node:path';
import {
  readClaimFile,
  reviewFile,
  showClaim,
  type FileReviewResult,
  type Review,
} from '@huella/server/operator';
import { writeAtomically } from '../../files/write-atomically.ts';
import { isId } from '../audited-args.ts';
import { CommandFailure, onlyId, type Command, type CommandInput } from '../command.ts';
import { claimFailure } from './claim-failure.ts';
import { documentColumns } from './document-columns.ts';

const clock = { now: () => new Date() };

export const listFilesOfClaim: Command = {
  name: 'claim files',
  usage: 'ID',
  summary: 'List what came to a claim: papers, studies, reports and receipts, with their files',
  printsTable: true,
  run: async ({ db, args, printTable }) => {
    const id = onlyId(args);
    const claim = await showClaim({ db, clock }, id);
    if (!claim) throw claimFailure(id, 'not_found');
    printTable(claim.documents, documentColumns, { empty: `Nothing came to claim ${id}.` });
  },
};

export const showFile: Command = {
  name: 'claim file show',
  usage: 'FILE [--out FOLDER]',
  summary: 'Write a file of a claim at full size into a folder, the current one unless said',
  run: async ({ db, blobs, args, options, print }) => {
    const id = onlyId(args);
    const file = await readClaimFile({ db, blobs }, id);
    if (!file) throw new CommandFailure(`No file has the id ${id}.`);
    if (!file.bytes) throw new CommandFailure(`File ${id} is lost: the store of files does not have it.`);
    const folder = path.resolve(options.outFolder ?? '.');
    const target = path.join(folder, `${id}-${file.fileName}`);
    // Replaces an existing file, and follows no link.
    await writeAtomically(target, file.bytes, { mode: 0o600 });
    print(target);
  },
};

export const returnFile: Command = {
  name: 'claim file return',
  usage: 'FILE --reason TEXT',
  summary: 'Return a paper, study, report or receipt: its owner reads why and sends another',
  auditedArgs: [isId],
  run: (input) => review(input, { state: 'returned', reason: input.options.reason ?? '' }),
};

export const approveFile: Command = {
  name: 'claim file approve',
  usage: 'FILE',
  summary: 'Approve a paper, study, report or receipt: it can no longer be taken back',
  auditedArgs: [isId],
  run: (input) => review(input, { state: 'approved' }),
};

async function review({ db, publicUrl, args, print }: CommandInput, given: Review): Promise<void> {
  const id = onlyId(args);
  const result = await reviewFile({ db, clock, config: { publicUrl } }, id, given);
  if (result !== 'done') throw new CommandFailure(reviewSentence(id, result));
  print(`File ${id} ${given.state}.`);
}

function reviewSentence(id: number, result: Exclude<FileReviewResult, 'done'>): string {
  const sentences = {
    not_found: `No file has the id ${id}.`,
    already_decided: `The claim of file ${id} is decided, and nothing of it changes any more.`,
    already_reviewed: `File ${id} was returned or approved before.`,
    invalid_text: 'The --reason is missing, too long, or has characters that nobody can read.',
  } as const;
  return sentences[result];
}
