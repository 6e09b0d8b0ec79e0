import { ListDetail } from '@huella/ui';
import { copy } from '../copy.ts';
import { SettingsRows } from './settings-rows.tsx';

/** On a desktop the rows are on the left, and the linked page is beside them. */
export function Component() {
  return <ListDetail title={copy.settings.title} list={<SettingsRows />} />;
}
