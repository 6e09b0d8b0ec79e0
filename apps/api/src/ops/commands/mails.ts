import {
  listMails,
  maskEmail,
  resendMail,
  type MailSummary,
  type ResendResult,
} from '@huella/server/operator';
import { isId } from '../audited-args.ts';
import { CommandFailure, onlyId, type Command } from '../command.ts';
import { shortTime } from '../table.ts';

const clock = { now: () => new Date() };

export const listOutbox: Command = {
  name: 'mails',
  usage: '[--full]',
  summary: 'List mails that wait, and those that were given up in the last two weeks, with the reason',
  printsTable: true,
  run: async ({ db, printTable }) => {
    printTable(await listMails(db), columns, { empty: 'No mails wait.', masks: { TO: maskEmail } });
  },
};

export const resendMailCommand: Command = {
  name: 'mails resend',
  usage: 'ID',
  summary: 'Send a mail again that was given up',
  auditedArgs: [isId],
  run: async ({ db, args, print }) => {
    const id = onlyId(args);
    const result = await resendMail({ db, clock }, id);
    if (result !== 'resent') throw new CommandFailure(rejections[result](id));
    print(`Mail ${id} will be sent again within seconds.`);
  },
};

const rejections: Readonly<Record<Exclude<ResendResult, 'resent'>, (id: number) => string>> = {
  not_found: (id) => `No mail has the id ${id}: it went out, or never was.`,
  not_failed: (id) => `Mail ${id} waits and is sent by itself.`,
};

const columns = {
  ID: ({ id }: MailSummary) => id,
  KIND: ({ kind }: MailSummary) => kind,
  TO: ({ recipient }: MailSummary) => recipient,
  STATE: ({ failed_at }: MailSummary) => (failed_at === null ? 'waits' : 'given up'),
  TRIES: ({ attempts }: MailSummary) => attempts,
  REASON: ({ last_failure }: MailSummary) => last_failure,
  REQUESTED: ({ created_at }: MailSummary) => shortTime(created_at),
  NEXT: ({ due_at, failed_at }: MailSummary) => (failed_at === null ? shortTime(due_at) : null),
  'GIVEN UP': ({ failed_at }: MailSummary) => failed_at && shortTime(failed_at),
};
