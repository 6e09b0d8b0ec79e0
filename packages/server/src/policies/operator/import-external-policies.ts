import type { Kysely } from 'kysely';
import { todayInArgentina } from '@huella/validation/day';
import { allBreeds, allPlans } from '../../catalogues/repositories/catalogues.ts';
import type { Database } from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';
import { importInPieces, type ImportMode } from '../../operator/import-in-pieces.ts';
import type { Clock } from '../../ports.ts';
import { insertExternalPolicy, externalPolicyExists } from '../repositories/external-policies.ts';
import { policyExists } from '../repositories/policies.ts';
import {
  readExternalPolicyLine,
  type ExternalPolicyColumn,
  type ExternalPolicyValues,
} from './external-policy-line.ts';

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
  readonly taken: number;
  readonly problems: readonly ExternalPolicyProblem[];
}

/**
 * Imports policies of another channel (D81), which wait to be associated. Loads every valid line and reports every invalid one; skips
 * existing numbers. `checkOnly` loads nothing. Throws ImportStopped.
 */
export async function importExternalPolicies(
  { db, clock }: { readonly db: Kysely<Database>; readonly clock: Clock },
  lines: readonly ExternalPolicyLine[],
  mode: ImportMode,
): Promise<ImportReport> {
  const now = clock.now();
  const created_at = now.toISOString();
  const catalogue = { breeds: await allBreeds(db), plans: await allPlans(db), today: todayInArgentina(now) };
  const problems: ExternalPolicyProblem[] = [];
  const numbers = new Set<string>();
  const taken = await importInPieces(db, lines, mode, async (executor, { line, values }) => {
    const complain = (column: ExternalPolicyColumn, why: string) => void problems.push({ line, column, why });
    const policy = readExternalPolicyLine(values, catalogue, complain);
    if (!policy) return false;
    const isRepeated = numbers.has(policy.number) || (await isTaken(executor, policy.number));
    numbers.add(policy.number);
    if (isRepeated) complain('poliza', `${policy.number} is there already; nothing was changed`);
    else if (mode.checkOnly) return true;
    return !isRepeated && insertExternalPolicy(executor, { ...policy, created_at });
  });
  return { taken, problems };
}

async function isTaken(db: Executor, number: string): Promise<boolean> {
  return (await externalPolicyExists(db, number)) || policyExists(db, number);
}
