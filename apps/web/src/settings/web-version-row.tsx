import { isInstalled, ListAnchor } from '@huella/ui';
import { copy } from '../copy.ts';
import { paths } from '../paths.ts';

/** From an installed app to the same app in the browser; on the web already there is nothing to open (D36). */
export function WebVersionRow() {
  if (!isInstalled()) return null;
  const { href } = new URL(paths.home, window.location.origin);
  return <ListAnchor href={href} icon="globe" {...copy.settings.web} />;
}
