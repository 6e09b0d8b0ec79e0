import { listActions, type OperatorAction } from '@huella/server/operator';
import type { Command } from '../command.ts';
import { shortTime } from '../table.ts';

const COUNT = 200;

export const listAudit: Command = {
  name: 'audit',
  usage: '',
  summary: `List the last ${COUNT} commands that changed something: when, who, and whether they have ended`,
  printsTable: true,
  run: async ({ db, printTable }) =>
    printTable(await listActions(db, COUNT), columns, { empty: 'No commands.' }),
};

const columns = {
  WHEN: ({ at }: OperatorAction) => shortTime(at),
  WHO: ({ operator }: OperatorAction) => operator,
  COMMAND: ({ command }: OperatorAction) => command,
  OUTCOME: ({ outcome }: OperatorAction) => outcome,
};
