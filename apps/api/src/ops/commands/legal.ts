import {
  listLegalRequests,
  maskEmail,
  resolveLegalRequest,
  type LegalRequestSummary,
  type LegalRequestResult,
} from '@huella/server/operator';
import { isReferenceCode } from '../audited-args.ts';
import { CommandFailure, UsageError, onlyArg, type Command } from '../command.ts';
import { maskDni, maskText } from '../masks.ts';
import { shortTime } from '../table.ts';

const clock = { now: () => new Date() };
const states = { pending: 'PENDIENTE', resolved: 'RESUELTA' } as const;

export const listLegal: Command = {
  name: 'legal list',
  usage: '[--state pending|resolved] [--full]',
  summary: 'List requests of the legal buttons, oldest first (pending ones by default)',
  printsTable: true,
  run: async ({ db, options, printTable }) => {
    const requests = await listLegalRequests(db, toState(options.state ?? 'pending'));
    const masks = { NAME: maskText, DNI: maskDni, EMAIL: maskEmail };
    printTable(requests, columns, { empty: 'No legal requests.', masks });
  },
};

export const resolveLegal: Command = {
  name: 'legal resolve',
  usage: 'CODE [--cancel POLICY] [--yes]',
  summary:
    'Close a request of the legal buttons, and cancel its policy; --yes when its holder has another DNI',
  auditedArgs: [isReferenceCode],
  run: async ({ db, publicUrl, args, options, print }) => {
    const code = onlyArg(args, 'CODE');
    const { cancelPolicy, yes: isChecked } = options;
    const ports = { db, clock, config: { publicUrl } };
    const result = await resolveLegalRequest(ports, code, { cancelPolicy, isChecked });
    if (result !== 'resolved') throw new CommandFailure(rejections[result](code, cancelPolicy ?? ''));
    print(
      cancelPolicy === undefined
        ? `${code} resolved.`
        : `${code} resolved, policy ${cancelPolicy} cancelled.`,
    );
  },
};

const rejections: Readonly<
  Record<Exclude<LegalRequestResult, 'resolved'>, (code: string, policy: string) => string>
> = {
  not_found: (code) => `No legal request has the code ${code}.`,
  already_resolved: (code) => `${code} was resolved before.`,
  policy_not_found: (_, policy) => `No policy in an account has the number ${policy}.`,
  holder_mismatch: (_, policy) =>
    `The holder of policy ${policy} has another DNI. Verify who is asking, then say so with --yes.`,
};

function toState(word: string) {
  for (const [name, state] of Object.entries(states)) if (name === word) return state;
  throw new UsageError(`--state is one of ${Object.keys(states).join(', ')}.`);
}

const columns = {
  CODE: ({ code }: LegalRequestSummary) => code,
  REQUESTED: ({ created_at }: LegalRequestSummary) => shortTime(created_at),
  NAME: ({ nombre }: LegalRequestSummary) => nombre,
  DNI: ({ dni }: LegalRequestSummary) => dni,
  EMAIL: ({ email }: LegalRequestSummary) => email,
  POLICY: ({ policy_number }: LegalRequestSummary) => policy_number,
  REASON: ({ reason }: LegalRequestSummary) => reason,
};
