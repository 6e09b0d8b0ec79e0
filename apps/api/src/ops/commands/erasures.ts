import { storedErasures, recordedErasures, replayErasures } from '@huella/server/operator';
import { createLog } from '../../logging/log.ts';
import type { Command } from '../command.ts';

/** For databases restored with tools of their own. */
export const replayErasuresCommand: Command = {
  name: 'erasures replay',
  usage: '',
  summary: 'Delete the accounts again that a restored database brought back, as noted among the files',
  auditedArgCount: 0,
  run: async ({ db, blobs, print }) => {
    const erasures = [...(await recordedErasures(db)), ...(await storedErasures(blobs))];
    const log = createLog('pretty', (line) => print(line()));
    const erased = await replayErasures({ db, blobs, log, clock: { now: () => new Date() } }, erasures);
    print(`${erased} accounts deleted again.`);
  },
};
