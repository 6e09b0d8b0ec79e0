import { cancelPolicy, listPolicies, type PolicySummary } from '@huella/server/operator';
import { isPolicyNumber } from '../audited-args.ts';
import { CommandFailure, onlyArg, type Command } from '../command.ts';

const clock = { now: () => new Date() };

const states: Readonly<Record<PolicySummary['state'], string>> = {
  futura: 'not yet valid',
  vigente: 'valid',
  vencida: 'expired',
  anulada: 'cancelled',
  waiting: 'waits to be associated',
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

export const cancelOne: Command = {
  name: 'policy cancel',
  usage: 'NUMBER',
  summary: 'Cancel a policy: its card says ANULADA from now on',
  auditedArgs: [isPolicyNumber],
  run: async ({ db, publicUrl, args, print }) => {
    const number = onlyArg(args, 'NUMBER');
    const outcome = await cancelPolicy({ db, clock, config: { publicUrl } }, number);
    if (outcome === 'unknown') throw new CommandFailure(`No policy in an account has the number ${number}.`);
    if (outcome === 'already') throw new CommandFailure(`Policy ${number} was cancelled before.`);
    print(`Policy ${number} cancelled.`);
  },
};
