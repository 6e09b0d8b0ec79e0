import { cancelPolicy, listPolicies, type PolicySummary } from '@huella/server/operator';
import { CommandFailure, onlyWord, type Command } from '../command.ts';
import { formatTable } from '../table.ts';

const clock = { now: () => new Date() };

const states: Readonly<Record<PolicySummary['state'], string>> = {
  futura: 'not yet valid',
  vigente: 'valid',
  vencida: 'expired',
  anulada: 'cancelled',
  waiting: 'waits to be associated',
};

/** Lists what is insured under an address. */
export const list: Command = {
  name: 'policy list',
  usage: 'MAIL',
  summary: 'List the policies of a person, and those of other channels that wait for them',
  run: async ({ db, words, print }) => {
    const policies = await listPolicies({ db, clock }, onlyWord(words, 'MAIL'));
    if (policies.length === 0) return print('No policies.');
    print(
      formatTable(policies, {
        POLICY: ({ number }) => number,
        PET: ({ pet }) => pet,
        PLAN: ({ plan }) => plan,
        SINCE: ({ since }) => since,
        STATE: ({ state }) => states[state],
      }),
    );
  },
};

/** Ends a policy. */
export const cancel: Command = {
  name: 'policy cancel',
  usage: 'NUMBER',
  summary: 'Cancel a policy: its card says ANULADA from now on',
  run: async ({ db, publicUrl, words, print }) => {
    const number = onlyWord(words, 'NUMBER');
    const outcome = await cancelPolicy({ db, clock, config: { publicUrl } }, number);
    if (outcome === 'unknown') throw new CommandFailure(`No policy in an account has the number ${number}.`);
    if (outcome === 'already') throw new CommandFailure(`Policy ${number} was cancelled before.`);
    print(`Policy ${number} cancelled.`);
  },
};
