import type { Person } from '@huella/contract';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { PersonsTable } from '../../db/schema.ts';
import type { Executor, Tx } from '../../db/transaction.ts';

export type PersonRow = Selectable<PersonsTable>;

export async function insertPerson(tx: Tx, row: Insertable<PersonsTable>): Promise<number | undefined> {
  const inserted = await tx
    .insertInto('persons')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export async function updatePerson(tx: Tx, accountId: number, row: Updateable<PersonsTable>): Promise<void> {
  await tx.updateTable('persons').set(row).where('account_id', '=', accountId).execute();
}

export async function findPersonRow(db: Executor, accountId: number): Promise<PersonRow | undefined> {
  return db.selectFrom('persons').selectAll().where('account_id', '=', accountId).executeTakeFirst();
}

export async function findPerson(db: Executor, accountId: number): Promise<Person | undefined> {
  const row = await db
    .selectFrom('persons')
    .innerJoin('accounts', 'accounts.id', 'persons.account_id')
    .innerJoin('localities', 'localities.id', 'persons.locality_id')
    .innerJoin('provinces', 'provinces.id', 'localities.province_id')
    .selectAll('persons')
    .select(['accounts.email', 'localities.nombre as localidad', 'provinces.nombre as provincia'])
    .where('persons.account_id', '=', accountId)
    .executeTakeFirst();
  return row && toWire(row);
}

function toWire(row: PersonRow & { email: string; localidad: string; provincia: string }): Person {
  const { nombre, apellido, dni, tel_celular, fecha_nacimiento, genero, email } = row;
  const { direccion, numero, piso, departamento, locality_id: localidadId, localidad, provincia } = row;
  return {
    nombre,
    apellido,
    dni,
    tel_celular,
    fecha_nacimiento,
    genero,
    email,
    datosDomicilio: { direccion, numero, piso, departamento, localidadId, localidad, provincia },
  };
}
