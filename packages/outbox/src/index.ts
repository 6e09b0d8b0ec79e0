export { addToOutbox } from './add-to-outbox.ts';
export { OutboxAnnouncer, OutboxBadge } from './components/outbox-badge/outbox-badge.tsx';
export { UnsentFiles } from './components/unsent-files/lazy-unsent-files.ts';
export type { NewOutboxItem, OutboxTag } from './item.ts';
export type { Added } from './outbox.ts';
export { outboxRoutes } from './routes.ts';
export { deleteOutbox, pauseOutbox, resumeOutbox } from './session.ts';
export type { OutboxItem, OutboxStatus } from './state/snapshot.ts';
export {
  isSendingFiles,
  useOutboxCounts,
  useOutboxItems,
  useStartOutbox,
  type OutboxCounts,
} from './use-outbox.ts';
export { useOutboxFileUrl } from './use-outbox-file-url.ts';
