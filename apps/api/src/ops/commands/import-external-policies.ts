import { externalPolicyColumns, importExternalPolicies } from '@huella/server/operator';
import { onlyArg, type Command } from '../command.ts';
import { readCsvFile } from '../csv-file.ts';
import { readFileOf, reportImport, untilStopped } from '../report-import.ts';

const nouns = ['policy', 'policies'] as const;
const clock = { now: () => new Date() };

export const externalPolicyImport: Command = {
  name: 'portal import',
  usage: 'FILE.csv [--check]',
  summary: 'Load policies of another channel; bad lines are listed, --check loads nothing',
  auditedArgs: [],
  run: async ({ db, args, options: { check: checkOnly }, print }) => {
    const file = readCsvFile(await readFileOf(onlyArg(args, 'FILE')), externalPolicyColumns);
    const report = await untilStopped(
      importExternalPolicies({ db, clock }, file.lines, { checkOnly }),
      nouns,
    );
    reportImport(print, { ...report, ...file, checkOnly }, nouns);
  },
};
