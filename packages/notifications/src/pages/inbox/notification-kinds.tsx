import { notificationKind } from '@huella/contract/notifications';
import { ButtonLink, IconRows } from '@huella/ui';
import { copy as shared } from '../../copy.ts';
import { kindIcons } from '../../lib/kind-icons.ts';
import { notificationsPaths } from '../../paths.ts';
import { copy } from './copy.ts';

const rows = notificationKind.options.map((kind) => ({ icon: kindIcons[kind], text: shared.kinds[kind] }));

export function NotificationKinds() {
  return (
    <IconRows title={copy.kinds} rows={rows}>
      <p>{copy.kept}</p>
      <ButtonLink to={notificationsPaths.settings.href()} variant="outlined">
        {copy.choose}
      </ButtonLink>
    </IconRows>
  );
}
