import type { Claim } from '@huella/contract';
import type { Insertable, Selectable } from 'kysely';
import type { ClaimsTable } from '../../db/schema/claims.ts';
import { isSqlite } from '../../db/dialect.ts';
import type { Executor, Tx } from '../../db/transaction.ts';

export async function insertClaim(tx: Tx, row: Insertable<ClaimsTable>): Promise<number> {
  const { id } = await tx.insertInto('claims').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** The claim about the same pet, day and text filed since an instant (D84). */
export async function findSameClaim(
  tx: Tx,
  row: Pick<ClaimsTable, 'pet_id' | 'illness_day' | 'denuncia_administrativa'>,
  since: Date,
): Promise<{ id: number; created_at: string } | undefined> {
  return tx
    .selectFrom('claims')
    .select(['id', 'created_at'])
    .where((where) => where.and({ ...row }))
    .where('created_at', '>', since.toISOString())
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** Newest first, then by id. */
export async function listClaimsOf(db: Executor, accountId: number, petId: number): Promise<Claim[]> {
  return group(await claimsWithForms(db, accountId).where('claims.pet_id', '=', petId).execute());
}

export async function listClaimsOfAccount(db: Executor, accountId: number): Promise<Claim[]> {
  return group(await claimsWithForms(db, accountId).execute());
}

export async function findClaim(
  db: Executor,
  accountId: number,
  claimId: number,
): Promise<Claim | undefined> {
  const [claim] = group(await claimsWithForms(db, accountId).where('claims.id', '=', claimId).execute());
  return claim;
}

export async function ownsClaim(db: Executor, accountId: number, claimId: number): Promise<boolean> {
  const row = await db
    .selectFrom('claims')
    .select('id')
    .where('id', '=', claimId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps the claim's account from being deleted; false without such a claim. Call it before locking the claim, as a deletion does. */
export async function lockClaimant(tx: Tx, claimId: number): Promise<boolean> {
  const query = tx
    .selectFrom('accounts')
    .innerJoin('claims', 'claims.account_id', 'accounts.id')
    .select('accounts.id')
    .where('claims.id', '=', claimId);
  const held = isSqlite(tx) ? query : query.forKeyShare('accounts');
  return (await held.executeTakeFirst()) !== undefined;
}

/** Locks a claim of any owner, so that of two operators at once the second sees the first's change; false if there is none. */
export async function lockClaim(tx: Tx, claimId: number): Promise<boolean> {
  const row = await tx
    .updateTable('claims')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', claimId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function setPaysThirdParty(tx: Tx, claimId: number, isThirdParty: boolean): Promise<boolean> {
  const pays_third_party = isThirdParty ? 1 : 0;
  const changed = await tx
    .updateTable('claims')
    .set({ pays_third_party })
    .where('id', '=', claimId)
    .where('pays_third_party', '<>', pays_third_party)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function findClaimant(db: Executor, claimId: number) {
  return db
    .selectFrom('claims')
    .innerJoin('accounts', 'accounts.id', 'claims.account_id')
    .innerJoin('pets', 'pets.id', 'claims.pet_id')
    .select(['accounts.id as accountId', 'accounts.email', 'pets.nombre as pet'])
    .where('claims.id', '=', claimId)
    .executeTakeFirst();
}

function claimsWithForms(db: Executor, accountId: number) {
  return db
    .selectFrom('claims')
    .leftJoin('vet_forms', 'vet_forms.claim_id', 'claims.id')
    .select(['claims.id', 'claims.fecha_carga', 'claims.denuncia_administrativa', 'claims.pet_id'])
    .select(['claims.created_at', 'claims.pays_third_party', 'vet_forms.id as form_id'])
    .select(['vet_forms.completed_at', 'vet_forms.declined_at'])
    .where('claims.account_id', '=', accountId)
    .orderBy('claims.fecha_carga', 'desc')
    .orderBy('claims.id', 'desc')
    .orderBy('vet_forms.id');
}

type Row = Pick<
  Selectable<ClaimsTable>,
  'id' | 'fecha_carga' | 'denuncia_administrativa' | 'pet_id' | 'created_at' | 'pays_third_party'
> & {
  readonly form_id: number | null;
  readonly completed_at: string | null;
  readonly declined_at: string | null;
};

function group(rows: readonly Row[]): Claim[] {
  const claims = new Map<number, Claim>();
  for (const row of rows) {
    const claim = claims.get(row.id) ?? toWire(row);
    claims.set(row.id, claim);
    if (row.form_id !== null) claim.vet_forms.push({ id: row.form_id, estado: stateOf(row) });
  }
  return [...claims.values()];
}

function toWire(row: Row): Claim {
  const { id, fecha_carga, denuncia_administrativa, pet_id, created_at, pays_third_party } = row;
  return {
    id,
    fecha_carga,
    denuncia_administrativa,
    mascotaId: pet_id,
    creado: created_at,
    pagoATercero: pays_third_party === 1,
    vet_forms: [],
  };
}

function stateOf({ completed_at, declined_at }: Row): Claim['vet_forms'][number]['estado'] {
  if (declined_at !== null) return 'DECLINADO';
  return completed_at === null ? 'ENVIADO' : 'COMPLETADO';
}
