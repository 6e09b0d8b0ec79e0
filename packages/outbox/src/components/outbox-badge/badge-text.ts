import type { OutboxCounts } from '../../use-outbox.ts';
import { copy } from './copy.ts';

/** What waits, in a sentence; '' when nothing does. */
export function badgeText({ waiting, failed, lost }: OutboxCounts): string {
  const parts = [
    lost > 0 && copy.lost(lost),
    failed > 0 && copy.failed(failed),
    waiting > 0 && copy.waiting(waiting),
  ];
  return parts.filter((part) => part !== false).join(', ');
}
