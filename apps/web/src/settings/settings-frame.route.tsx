import { ListDetail } from '@huella/ui';
import { copy } from '../copy.ts';
import { SettingsRows } from './settings-rows.tsx';

/** The rows of settings on the left of a desktop, and what one of them leads to beside them. */
export function Component() {
  return <ListDetail title={copy.settings.title} list={<SettingsRows />} />;
}
