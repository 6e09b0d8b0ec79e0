import { externalPolicyColumns, importExternalPolicies } from '@huella/server/operator';
import { onlyWord, type Command } from '../command.ts';
import { readCsvFile } from '../csv-file.ts';
import { readFileOf, reportImport, untilStopped } from '../report-import.ts';

const nouns = ['policy', 'policies'] as const;
const clock = { now: () => new Date() };

export const externalPolicyImport: Command = {
  name: 'portal import',
  usage: 'FILE.csv [--check]',
  summary: 'Load policies of another channel; bad lines are listed, --check loads nothing',
  recordedWords: 0,
  run: async ({ db, words, options: { check: checkOnly }, print }) => {
    const file = readCsvFile(await readFileOf(onlyWord(words, 'FILE')), externalPolicyColumns);
    const report = await untilStopped(
      importExternalPolicies({ db, clock }, file.lines, { checkOnly }),
      nouns,
    );
    reportImport(print, { ...report, ...file, checkOnly }, nouns);
  },
};
