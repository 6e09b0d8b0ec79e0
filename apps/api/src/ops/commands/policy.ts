import { cancelPolicy, listPolicies, type PolicySummary } from '@huella/server/operator';
import { isPolicyNumber } from '../audited-args.ts';
import { CommandFailure, onlyArg, type Command } from '../command.ts';

const clock = { now: () => new Date() };

const states: Readonly<Record<PolicySummary['state'], string>> = {
  futura: 'not yet valid',
  vigente: 'valid',
  vencida: 'expired',
  anulada: 'cancelled',
  pending: 'waits to be associated',
};

export const listPoliciesOf: Command = {
  name: 'policy list',
  usage: 'EMAIL',
  summary: 'List the policies of a person, and those of other channels that wait for them',
  printsTable: true,
  run: async ({ db, args, printTable }) => {
    const policies = await listPolicies({ db, clock }, onlyArg(args, 'EMAIL'));
    printTable(
      policies,
      {
        POLICY: ({ number }) => number,
        PET: ({ pet }) => pet,
        PLAN: ({ plan }) => plan,
        SINCE: ({ since }) => since,
        STATE: ({ state }) => states[state],
      },
      { empty: 'No policies.' },
    );
  },
};

export const cancelPolicyCommand: Command = {
  name: 'policy cancel',
  usage: 'NUMBER',
  summary: 'Cancel a policy: its card says ANULADA from now on',
  auditedArgs: [isPolicyNumber],
  run: async ({ db, publicUrl, args, print }) => {
    const number = onlyArg(args, 'NUMBER');
    const result = await cancelPolicy({ db, clock, config: { publicUrl } }, number);
    if (result === 'not_found') throw new CommandFailure(`No policy in an account has the number ${number}.`);
    if (result === 'already_cancelled') throw new CommandFailure(`Policy ${number} was cancelled before.`);
    print(`Policy ${number} cancelled.`);
  },
};
