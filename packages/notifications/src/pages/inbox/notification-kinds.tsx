import { notificationKind } from '@huella/contract/notifications';
import { ButtonLink, IconFacts } from '@huella/ui';
import { copy as shared } from '../../copy.ts';
import { kindIcons } from '../../lib/kind-icons.ts';
import { notificationsPaths } from '../../paths.ts';
import { copy } from './copy.ts';

const facts = notificationKind.options.map((kind) => ({ icon: kindIcons[kind], text: shared.kinds[kind] }));

export function NotificationKinds() {
  return (
    <IconFacts title={copy.kinds} facts={facts}>
      <p>{copy.kept}</p>
      <ButtonLink to={notificationsPaths.settings.href()} variant="outlined">
        {copy.choose}
      </ButtonLink>
    </IconFacts>
  );
}
