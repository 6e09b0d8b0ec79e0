import type { IndicationKind } from '@huella/contract';
import { indicationKind } from '@huella/contract/claims';
import { vetPhone } from '@huella/validation/claim';
import { foldForSearch } from '@huella/validation/text';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';
import { importInPieces, type ImportMode } from '../../operator/import-in-pieces.ts';
import { listLocalitiesOf } from '../../person/repositories/places.ts';
import { readEmail, readText, type Complain } from '../../policies/operator/external-policy-columns.ts';
import type { Clock } from '../../ports.ts';
import { putNetworkVet } from '../repositories/vets.ts';

/** The columns of the network's file. `tipos` are kinds of indications separated by blanks; empty means all. */
export const networkVetColumns = [
  'nombre',
  'apellido',
  'mail',
  'telefono',
  'tipos',
  'provincia',
  'localidad',
] as const;
export type NetworkVetColumn = (typeof networkVetColumns)[number];
type NetworkVetValues = Readonly<Record<NetworkVetColumn, string>>;

export interface NetworkVetLine {
  readonly line: number;
  readonly values: NetworkVetValues;
}

interface NetworkVetProblem {
  readonly line: number;
  readonly column: NetworkVetColumn;
  /** Plain English that follows the column's name. */
  readonly why: string;
}

export interface NetworkVetReport {
  readonly taken: number;
  readonly problems: readonly NetworkVetProblem[];
}

/**
 * Imports vets of the insurer's network (D86). Loads every valid line and reports every invalid one; updates existing emails.
 * `checkOnly` loads nothing. Throws ImportStopped.
 */
export async function importNetworkVets(
  { db, clock }: { readonly db: Kysely<Database>; readonly clock: Clock },
  lines: readonly NetworkVetLine[],
  mode: ImportMode,
): Promise<NetworkVetReport> {
  const problems: NetworkVetProblem[] = [];
  const seen = new Set<string>();
  const updated_at = clock.now().toISOString();
  const taken = await importInPieces(db, lines, mode, async (executor, { line, values }) => {
    const about = (column: NetworkVetColumn) => (why: string) => void problems.push({ line, column, why });
    const vet = await readVet(executor, values, about);
    if (!vet) return false;
    const isRepeated = seen.has(vet.mail_key);
    seen.add(vet.mail_key);
    if (isRepeated) about('mail')('is in an earlier line, too');
    else if (!mode.checkOnly) await putNetworkVet(executor, { ...vet, updated_at });
    return !isRepeated;
  });
  return { taken, problems };
}

type About = (column: NetworkVetColumn) => Complain;

async function readVet(db: Executor, values: NetworkVetValues, about: About) {
  const nombre = readText(values.nombre, about('nombre'));
  const apellido = readText(values.apellido, about('apellido'));
  const mail_key = readEmail(values.mail, about('mail'));
  const telefono = readPhone(values.telefono, about('telefono'));
  const kinds = readKinds(values.tipos, about('tipos'));
  const locality_id = await readLocality(db, values, about('localidad'));
  if (!nombre || !apellido || !mail_key || !telefono || !kinds || locality_id === undefined) return null;
  return {
    nombre,
    apellido,
    mail: mail_key,
    mail_key,
    telefono,
    kinds: JSON.stringify(kinds),
    locality_id,
  };
}

function readPhone(value: string, complain: Complain): string | undefined {
  const parsed = z.safeParse(vetPhone, value);
  if (!parsed.success) complain('is not 6 to 15 digits with + ( ) - and blanks');
  return parsed.data;
}

function readKinds(value: string, complain: Complain): readonly IndicationKind[] | undefined {
  const words = value.split(/[\s/]+/).filter(Boolean);
  if (words.length === 0) return indicationKind.options;
  const parsed = z.safeParse(z.array(indicationKind), words);
  if (!parsed.success) complain(`has none but ${indicationKind.options.join(', ')}`);
  return parsed.data;
}

async function readLocality(
  db: Executor,
  { provincia, localidad }: NetworkVetValues,
  complain: Complain,
): Promise<number | null | undefined> {
  const key = foldForSearch(localidad);
  if (key === '') return null;
  const named = (await listLocalitiesOf(db, provincia)).find(({ nombre }) => foldForSearch(nombre) === key);
  if (!named) complain('is no locality of the province');
  return named?.id;
}
