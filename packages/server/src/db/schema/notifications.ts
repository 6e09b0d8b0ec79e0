import type { NotificationKind } from '@huella/contract';
import type { Generated } from 'kysely';
import type { DayText, Instant } from './columns.ts';

/** Texts are rendered when it is read or sent. */
export interface NotificationsTable {
  id: Generated<number>;
  account_id: number;
  kind: NotificationKind;
  /** The template's name (`notifications/notification-templates.ts`). */
  fact: string;
  claim_id: number | null;
  /** For a digest: the day of its `reminders`, and how many they were. */
  day: DayText | null;
  count: number | null;
  created_at: Instant;
  read_at: Instant | null;
}

/** Push settings by kind; kinds without a row are on. */
export interface NotificationSettingsTable {
  account_id: number;
  kind: NotificationKind;
  enabled: number;
}

/** A browser with push messages, for as long as its session (D111). */
export interface PushSubscriptionsTable {
  id: Generated<number>;
  account_id: number;
  session_id: number;
  /** Unique: an endpoint belongs to one session at a time. */
  endpoint_hash: string;
  service: string;
  /** JSON of the endpoint and keys. */
  subscription: string;
  /** Sent in each message, so that the browser recognises its own. */
  mark: string;
  created_at: Instant;
}

/** Rendered at delivery, so that no text is stored. */
export interface PushesTable {
  id: Generated<number>;
  subscription_id: number;
  notification_id: number;
  /** A newer message of the same topic replaces one not tried yet. */
  topic: string;
  attempts: number;
  due_at: Instant;
  expires_at: Instant;
}
