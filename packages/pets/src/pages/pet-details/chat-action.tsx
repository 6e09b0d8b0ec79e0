import { ListAnchor, ListButton, ListRowSkeleton } from '@huella/ui';
import { petsApi } from '../../api/index.ts';
import { chatOf } from '../../lib/chat-of.ts';
import type { Setting } from '@huella/api-client';
import { copy } from './copy.ts';

/** Opens the chat of the config items, else of the environment; shows a skeleton meanwhile, so that the rows below do not move. */
export function ChatAction({ setting }: { setting: Setting }) {
  const { data: items = [], isLoading } = petsApi.useListConfigItemsQuery();
  if (isLoading) return <ListRowSkeleton />;
  const chat = chatOf(items, setting);
  if (chat === null) return null;
  const { href, title, text } = chat;
  if (href === null) return <ListButton icon="chat" label={title} note={copy.unconfigured} />;
  return <ListAnchor href={href} icon="chat" label={title} note={text} />;
}
