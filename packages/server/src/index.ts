export { createApp, type AppOptions } from './app.ts';
export { StoreFullError } from './blobs/store-full.ts';
export { seedCatalogues } from './catalogues/seed/seed-catalogues.ts';
export { isDiskFull } from './db/disk-full.ts';
export { migrate, redoNextMigration, schemaState, undoNewestMigration, dropSchema } from './db/migrate.ts';
export type { Database } from './db/schema.ts';
export { errorName } from './error-name.ts';
export { isUnavailable } from './db/unavailable.ts';
export { isUniqueViolation } from './db/unique-violation.ts';
export { loadOnce } from './load-once.ts';
export type { ServerApp } from './http/app-env.ts';
export { isServerPath } from './http/server-paths.ts';
export { headersFor, type HeaderSet } from './http/security-headers.ts';
export type { DeliveryReport } from './delivery/attempts.ts';
export { queueState, type QueueState } from './delivery/queue-state.ts';
export { deliverOutbox } from './mail/deliver-outbox.ts';
export { MailFailure, type MailFailureReason } from './mail/mail-failure.ts';
export { deliverPushes } from './notifications/deliver-pushes.ts';
export { remindOwners } from './reminders/remind-owners.ts';
export { sweepExpired } from './sweep.ts';
export type {
  BlobStore,
  Clock,
  DocumentPreset,
  DocumentProcessor,
  DocumentResult,
  Log,
  MailMessage,
  MailTransport,
  PasswordHasher,
  ImageProcessor,
  ImageResult,
  Ports,
  PushMessage,
  PushResult,
  PushTransport,
  Spool,
  ServerConfig,
  Vault,
} from './ports.ts';
