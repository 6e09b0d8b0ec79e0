import { completeDemoForm, declineDemoForm } from '@huella/server/operator';
import * as z from 'zod/mini';
import { isId } from '../audited-args.ts';
import { CommandFailure, onlyId, type Command } from '../command.ts';
import { readFileOf } from '../report-import.ts';

const clock = { now: () => new Date() };
const given = z.record(z.string(), z.unknown());

export const completeForm: Command = {
  name: 'demo complete',
  usage: 'FORM [ANSWERS.json]',
  summary: 'Act as the vet: complete a form, with usual answers or those of a file',
  auditedArgs: [isId],
  demoOnly: true,
  run: async ({ db, publicUrl, args, print }) => {
    const [form = '', path, ...others] = args;
    const id = onlyId([form, ...others]);
    const answers = path === undefined ? {} : readAnswers(path, await readFileOf(path));
    const completion = await completeDemoForm({ db, clock, config: { publicUrl } }, id, answers);
    if (completion.result === 'invalid')
      throw new CommandFailure(`The answers do not fit:\n${completion.problems.join('\n')}`);
    if (completion.result === 'form_not_open') throw new CommandFailure(notOpen(id));
    print(`Form ${id} completed.`);
  },
};

export const declineForm: Command = {
  name: 'demo decline',
  usage: 'FORM',
  summary: 'Act as the vet: decline a form; what it asked for waits for another vet',
  auditedArgs: [isId],
  demoOnly: true,
  run: async ({ db, publicUrl, args, print }) => {
    const id = onlyId(args);
    if (!(await declineDemoForm({ db, clock, config: { publicUrl } }, id)))
      throw new CommandFailure(notOpen(id));
    print(`Form ${id} declined.`);
  },
};

function notOpen(id: number): string {
  return `No open form has the id ${id}: it is completed, declined or over, or there is none.`;
}

function readAnswers(path: string, bytes: Uint8Array): z.output<typeof given> {
  try {
    return given.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    throw new CommandFailure(`The file ${path} holds no JSON object.`);
  }
}
