export { addToOutbox } from './add-to-outbox.ts';
export type { Added } from './create-outbox.ts';
export type { NewOutboxItem, OutboxTag } from './item.ts';
export { deleteOutbox, pauseOutbox, resumeOutbox } from './session.ts';
export type { OutboxItem, OutboxStatus } from './state/snapshot.ts';
export { useOutboxCounts, useOutboxItems, useRunningOutbox, type OutboxCounts } from './use-outbox.ts';
export { useOutboxPicture } from './use-outbox-picture.ts';
