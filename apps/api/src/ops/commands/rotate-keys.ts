import { rotateVaultKey } from '@huella/server/operator';
import { CommandFailure, type Command } from '../command.ts';

/** After a new VAULT_KEY, with the earlier one in VAULT_KEY_PREVIOUS. */
export const rotateKeys: Command = {
  name: 'keys rotate',
  usage: '',
  summary:
    'Seal everything with the newest key of the vault; may be cut off and begun again, beside a running server',
  auditedArgs: [],
  run: async ({ db, openRotatedVault, print }) => {
    const { renewed, unreadable } = await rotateVaultKey({ db, vault: await openRotatedVault() });
    print(`${renewed} rows are under the newest key now.`);
    if (unreadable > 0)
      throw new CommandFailure(
        `${unreadable} rows are sealed with a key that is neither VAULT_KEY nor in VAULT_KEY_PREVIOUS. They are as they were.`,
      );
  },
};
