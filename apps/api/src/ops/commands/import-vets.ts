import { importNetworkVets, networkVetColumns } from '@huella/server/operator';
import { onlyArg, type Command } from '../command.ts';
import { readCsvFile } from '../csv-file.ts';
import { readFileOf, reportImport, untilStopped } from '../report-import.ts';

const nouns = ['vet', 'vets'] as const;
const clock = { now: () => new Date() };

/** Owners can choose these vets. */
export const vetImport: Command = {
  name: 'vets import',
  usage: 'FILE.csv [--check]',
  summary: 'Load vets of the network, or newer data of them; bad lines are listed, --check loads nothing',
  auditedArgs: [],
  run: async ({ db, args, options: { check: checkOnly }, print }) => {
    const file = readCsvFile(await readFileOf(onlyArg(args, 'FILE')), networkVetColumns);
    const report = await untilStopped(importNetworkVets({ db, clock }, file.lines, { checkOnly }), nouns);
    reportImport(print, { ...report, ...file, checkOnly }, nouns);
  },
};
