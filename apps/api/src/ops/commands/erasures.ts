import { erasuresInBlobs, erasuresInDatabase, replayErasures } from '@huella/server/operator';
import { createLog } from '../../logging/log.ts';
import type { Command } from '../command.ts';

/** For databases restored with tools of their own. */
export const replayErasuresCommand: Command = {
  name: 'erasures replay',
  usage: '',
  summary: 'Delete the accounts again that a restored database brought back, as noted among the files',
  auditedArgs: [],
  run: async ({ db, blobs, print }) => {
    const erasures = [...(await erasuresInDatabase(db)), ...(await erasuresInBlobs(blobs))];
    const log = createLog('pretty', (line) => print(line()));
    const erased = await replayErasures({ db, blobs, log, clock: { now: () => new Date() } }, erasures);
    print(`${erased} accounts deleted again.`);
  },
};
