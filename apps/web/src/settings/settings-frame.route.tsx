import { ListDetail } from '@huella/ui';
import { copy } from '../copy.ts';
import { SettingsRows } from './settings-rows.tsx';

export function Component() {
  return <ListDetail title={copy.settings.title} list={<SettingsRows />} />;
}
