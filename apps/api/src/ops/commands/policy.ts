import { cancelPolicy, listPolicies, type PolicySummary } from '@huella/server/operator';
import { CommandFailure, onlyWord, type Command } from '../command.ts';

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
  usage: 'MAIL',
  summary: 'List the policies of a person, and those of other channels that wait for them',
  lists: true,
  run: async ({ db, words, list }) => {
    const policies = await listPolicies({ db, clock }, onlyWord(words, 'MAIL'));
    list(
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
  recordedWords: 1,
  run: async ({ db, publicUrl, words, print }) => {
    const number = onlyWord(words, 'NUMBER');
    const outcome = await cancelPolicy({ db, clock, config: { publicUrl } }, number);
    if (outcome === 'unknown') throw new CommandFailure(`No policy in an account has the number ${number}.`);
    if (outcome === 'already') throw new CommandFailure(`Policy ${number} was cancelled before.`);
    print(`Policy ${number} cancelled.`);
  },
};
