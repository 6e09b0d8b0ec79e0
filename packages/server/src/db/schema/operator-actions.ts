import type { Generated } from 'kysely';
import type { Instant } from './columns.ts';

/** Operators' changing commands, those that failed included. The only personal data is the operator's name. */
export interface OperatorActionsTable {
  id: Generated<number>;
  at: Instant;
  /** The operator's name. */
  actor: string;
  /** The command with its ids, numbers and codes. */
  command: string;
  outcome: 'begun' | 'done' | 'failed';
}
