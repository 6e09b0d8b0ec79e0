import type { Generated } from 'kysely';
import type { Instant } from './columns.ts';

/** What operators changed: who, when, and with which command. Nothing of a person is in it but the operator's name. */
export interface OperatorActionsTable {
  id: Generated<number>;
  at: Instant;
  actor: string;
  /** The command with the ids, numbers and codes that it was about. */
  command: string;
  outcome: 'begun' | 'done' | 'failed';
}
