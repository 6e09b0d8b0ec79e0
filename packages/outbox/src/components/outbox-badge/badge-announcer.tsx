import { VisuallyHidden } from '@huella/ui';
import { useState } from 'react';
import { useOutboxCounts } from '../../use-outbox.ts';
import { badgeText } from './badge-text.ts';
import { copy } from './copy.ts';

/** Reads out how much is not sent yet when that changes, not how many percent. It stays on the page while its pages change. */
export function BadgeAnnouncer() {
  const text = badgeText(useOutboxCounts());
  const [said, setSaid] = useState({ text, hadSome: text !== '' });
  if (said.text !== text) setSaid({ text, hadSome: said.hadSome || text !== '' });
  return (
    <VisuallyHidden>
      <output aria-live="polite">{text || (said.hadSome ? copy.allSent : '')}</output>
    </VisuallyHidden>
  );
}
