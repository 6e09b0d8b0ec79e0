import { ActionCard, ActionCardSkeleton } from '@huella/ui';
import { petsApi } from '../../api/index.ts';
import { chatOf } from '../../lib/chat-of.ts';
import type { Setting } from '@huella/api-client';
import { copy } from './copy.ts';

/** The external link action, in the list's own item. Its place is kept while the config items are on their way. */
export function ChatAction({ setting }: { setting: Setting }) {
  const { data: items = [], isLoading } = petsApi.useListConfigItemsQuery();
  if (isLoading)
    return (
      <li aria-hidden="true">
        <ActionCardSkeleton />
      </li>
    );
  const chat = chatOf(items, setting);
  if (chat === null) return null;
  const { href, ...words } = chat;
  return (
    <li>
      <ActionCard
        icon="chat"
        {...words}
        {...(href === null ? { note: copy.unconfigured } : { action: { href } })}
      />
    </li>
  );
}
