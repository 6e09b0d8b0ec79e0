import type { Kysely } from 'kysely';
import { todayInArgentina } from '@huella/validation/day';
import { allBreeds, allPlans } from '../../catalogues/repositories/catalogues.ts';
import type { Database } from '../../db/schema.ts';
import type { Tx } from '../../db/transaction.ts';
import type { Clock } from '../../ports.ts';
import { insertExternalPolicy, externalPolicyExists } from '../repositories/external-policies.ts';
import { policyExists } from '../repositories/policies.ts';
import {
  readExternalPolicyLine,
  type ExternalPolicyColumn,
  type ExternalPolicyValues,
} from './external-policy-line.ts';

/** One line of the file: where it stands, and what is in its columns. */
export interface ExternalPolicyLine {
  readonly line: number;
  readonly values: ExternalPolicyValues;
}

export interface ExternalPolicyProblem {
  readonly line: number;
  readonly column: ExternalPolicyColumn;
  /** Plain English that follows the column's name. */
  readonly why: string;
}

export interface ImportReport {
  /** How many lines were taken, or would be. */
  readonly taken: number;
  readonly problems: readonly ExternalPolicyProblem[];
}

/**
 * Takes policies of another channel (D81), which wait until somebody associates them. Every good line is loaded, every bad one
 * is told about; a number that is there already changes nothing. With `checkOnly` nothing is loaded.
 */
export async function importExternalPolicies(
  { db, clock }: { readonly db: Kysely<Database>; readonly clock: Clock },
  lines: readonly ExternalPolicyLine[],
  { checkOnly }: { readonly checkOnly: boolean },
): Promise<ImportReport> {
  const now = clock.now();
  const catalogue = { breeds: await allBreeds(db), plans: await allPlans(db), today: todayInArgentina(now) };
  const problems: ExternalPolicyProblem[] = [];
  const numbers = new Set<string>();
  const taken = await db.transaction().execute(async (tx) => {
    let count = 0;
    for (const { line, values } of lines) {
      const complain = (column: ExternalPolicyColumn, why: string) =>
        void problems.push({ line, column, why });
      const policy = readExternalPolicyLine(values, catalogue, complain);
      if (!policy) continue;
      const isRepeated = numbers.has(policy.number) || (await isTaken(tx, policy.number));
      numbers.add(policy.number);
      if (isRepeated) complain('poliza', `${policy.number} is there already; nothing was changed`);
      else if (checkOnly || (await insertExternalPolicy(tx, { ...policy, created_at: now.toISOString() })))
        count += 1;
    }
    return count;
  });
  return { taken, problems };
}

async function isTaken(tx: Tx, number: string): Promise<boolean> {
  return (await externalPolicyExists(tx, number)) || policyExists(tx, number);
}
