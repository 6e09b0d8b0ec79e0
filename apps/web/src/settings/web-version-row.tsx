import { isInstalled, ListAnchor } from '@huella/ui';
import { copy } from '../copy.ts';
import { paths } from '../paths.ts';

export function WebVersionRow() {
  if (!isInstalled()) return null;
  const { href } = new URL(paths.home, window.location.origin);
  return <ListAnchor href={href} icon="globe" {...copy.settings.web} />;
}
