import { resetDemo } from '@huella/server/operator';
import { CommandFailure, type Command } from '../command.ts';

export const demoReset: Command = {
  name: 'demo reset',
  usage: '--yes',
  summary: 'Delete every account and all that belongs to it; catalogues stay',
  auditedArgs: [],
  demoOnly: true,
  run: async ({ db, blobs, options, print }) => {
    if (!options.yes)
      throw new CommandFailure('This deletes every account and cannot be undone. Say so with --yes.');
    await resetDemo({ db, blobs, clock: { now: () => new Date() } });
    print('All accounts are gone; the catalogues are as new.');
  },
};
