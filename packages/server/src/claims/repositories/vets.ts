import type { SuggestedVet } from '@huella/contract';
import type { Insertable } from 'kysely';
import type { NetworkVetsTable, VetContactsTable } from '../../db/schema/claims.ts';
import type { Executor, Tx } from '../../db/transaction.ts';

/** Stores a vet that an account writes to; the same vet and email again updates the phone. */
export async function putVetContact(
  tx: Tx,
  row: Omit<Insertable<VetContactsTable>, 'created_at' | 'updated_at'>,
  now: Date,
): Promise<number> {
  const at = now.toISOString();
  const { nombre, mail, telefono, tipo } = row;
  const { id } = await tx
    .insertInto('vet_contacts')
    .values({ ...row, created_at: at, updated_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'mail_key', 'name_key'])
        .doUpdateSet({ nombre, mail, telefono, tipo, updated_at: at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface VetContact extends Omit<SuggestedVet, 'apellido' | 'tipo'> {
  readonly mailKey: string;
}

export async function listContactsOf(db: Executor, accountId: number): Promise<VetContact[]> {
  return db
    .selectFrom('vet_contacts')
    .select(['id', 'nombre', 'mail', 'telefono', 'mail_key as mailKey'])
    .where('account_id', '=', accountId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function listNetworkVets(db: Executor) {
  return db
    .selectFrom('network_vets')
    .leftJoin('localities', 'localities.id', 'network_vets.locality_id')
    .select(['network_vets.id', 'network_vets.nombre', 'network_vets.apellido', 'network_vets.mail'])
    .select(['network_vets.mail_key', 'network_vets.telefono', 'network_vets.kinds'])
    .select(['network_vets.locality_id', 'localities.province_id'])
    .orderBy('network_vets.apellido')
    .orderBy('network_vets.id')
    .execute();
}

export async function putNetworkVet(db: Executor, row: Insertable<NetworkVetsTable>): Promise<void> {
  const { mail_key: _, ...changes } = row;
  await db
    .insertInto('network_vets')
    .values(row)
    .onConflict((conflict) => conflict.column('mail_key').doUpdateSet(changes))
    .execute();
}

/** Undefined without personal data. */
export async function findHome(db: Executor, accountId: number) {
  return db
    .selectFrom('persons')
    .innerJoin('localities', 'localities.id', 'persons.locality_id')
    .select(['localities.id as localityId', 'localities.province_id as provinceId'])
    .where('persons.account_id', '=', accountId)
    .executeTakeFirst();
}
