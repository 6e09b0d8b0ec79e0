import type { Kysely } from 'kysely';
import { todayInArgentina } from '@huella/validation/day';
import type { Database } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import type { Clock } from '../ports.ts';
import { allBreeds, allPlans } from '../repositories/catalogues.ts';
import { policyExists } from '../repositories/policies.ts';
import { insertPortalPolicy, portalPolicyExists } from '../repositories/portal-policies.ts';
import { readPortalLine, type PortalColumn, type PortalValues } from './portal-line.ts';

/** One line of the file: where it stands, and what is in its columns. */
export interface PortalLine {
  readonly line: number;
  readonly values: PortalValues;
}

export interface PortalProblem {
  readonly line: number;
  readonly column: PortalColumn;
  /** Plain English that follows the column's name. */
  readonly why: string;
}

export interface ImportReport {
  /** How many lines were taken, or would be. */
  readonly taken: number;
  readonly problems: readonly PortalProblem[];
}

/**
 * Takes policies of another channel (D81), which wait until somebody associates them. Every good line is loaded, every bad one
 * is told about; a number that is there already changes nothing. With `checkOnly` nothing is loaded.
 */
export async function importPortalPolicies(
  { db, clock }: { readonly db: Kysely<Database>; readonly clock: Clock },
  lines: readonly PortalLine[],
  { checkOnly }: { readonly checkOnly: boolean },
): Promise<ImportReport> {
  const now = clock.now();
  const catalogue = { breeds: await allBreeds(db), plans: await allPlans(db), today: todayInArgentina(now) };
  const problems: PortalProblem[] = [];
  const numbers = new Set<string>();
  const taken = await db.transaction().execute(async (tx) => {
    let count = 0;
    for (const { line, values } of lines) {
      const complain = (column: PortalColumn, why: string) => void problems.push({ line, column, why });
      const policy = readPortalLine(values, catalogue, complain);
      if (!policy) continue;
      const isRepeated = numbers.has(policy.number) || (await isTaken(tx, policy.number));
      numbers.add(policy.number);
      if (isRepeated) complain('poliza', `${policy.number} is there already; nothing was changed`);
      else if (checkOnly || (await insertPortalPolicy(tx, { ...policy, created_at: now.toISOString() })))
        count += 1;
    }
    return count;
  });
  return { taken, problems };
}

async function isTaken(tx: Tx, number: string): Promise<boolean> {
  return (await portalPolicyExists(tx, number)) || policyExists(tx, number);
}
