import type { OutboxCounts } from '../../use-outbox.ts';
import { copy } from './copy.ts';

export function badgeText({ waiting, failed, lost }: OutboxCounts): string {
  const total = waiting + failed + lost;
  if (total === 0) return '';
  if (waiting === total) return `${copy.files(total)} ${copy.waiting}`;
  const parts = [
    lost > 0 && copy.lost(lost),
    failed > 0 && copy.failed(failed),
    waiting > 0 && copy.waitingOf(waiting),
  ];
  return `${copy.files(total)}: ${parts.filter((part) => part !== false).join(', ')}`;
}
