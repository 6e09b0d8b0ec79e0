import { VisuallyHidden } from '@huella/ui';
import { useState } from 'react';
import { useOutboxCounts } from '../../use-outbox.ts';
import { badgeText } from './badge-text.ts';
import { copy } from './copy.ts';

/**
 * Announces how many files are not sent when that changes, but not the percentage. Outside of the routes, so that navigation does
 * not unmount it.
 */
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
