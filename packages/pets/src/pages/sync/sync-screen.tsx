import { Page } from '@huella/ui';
import type { PetsSlots } from '../../slots.ts';
import { titles } from '../../titles.ts';

export function syncScreen(_slots: Pick<PetsSlots, 'usePersonalData'>) {
  return function SyncScreen() {
    return <Page title={titles.sync}>{null}</Page>;
  };
}
