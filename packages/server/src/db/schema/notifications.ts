import type { NotificationKind } from '@huella/contract';
import type { Generated } from 'kysely';
import type { DayText, Instant } from './columns.ts';

/** What a person was told. Words are made of it when it is read or sent. */
export interface NotificationsTable {
  id: Generated<number>;
  account_id: number;
  kind: NotificationKind;
  /** Which sentence it is (`notifications/facts.ts`). */
  fact: string;
  /** The claim that it is about. */
  claim_id: number | null;
  /** Of a reminder: the day whose `reminders` it told, and how many they were. */
  day: DayText | null;
  count: number | null;
  created_at: Instant;
  read_at: Instant | null;
}

/** Kinds of which a person switched push messages on or off; those without a row are on. */
export interface NotificationSettingsTable {
  account_id: number;
  kind: NotificationKind;
  /** 0 or 1. */
  enabled: number;
}

/** A browser that gets push messages, while the session lasts (D111). */
export interface PushSubscriptionsTable {
  id: Generated<number>;
  account_id: number;
  session_id: number;
  /** An endpoint belongs to one session at a time. */
  endpoint_hash: string;
  /** The host of its push service. */
  service: string;
  /** JSON: endpoint and keys, for the push service alone. */
  subscription: string;
  /** What messages carry, so that the browser knows them for its own. */
  mark: string;
  created_at: Instant;
}

/** Push messages to be sent. Rendered at delivery: nothing of what they say rests here. */
export interface PushesTable {
  id: Generated<number>;
  subscription_id: number;
  notification_id: number;
  /** A newer message of the same topic takes the place of one that nobody has tried to send. */
  topic: string;
  attempts: number;
  due_at: Instant;
  expires_at: Instant;
}
