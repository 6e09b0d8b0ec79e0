import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsOf, dropTables } from './columns.ts';

interface Tables {
  orphaned_blobs: { key: string; created_at: string };
  orphaned_pet_photos: { pet_id: number; hash: string; created_at: string };
}

/** Orphaned files of any feature, by key; before, the table knew only pets' photos. */
export const orphanedBlobs: Migration = {
  async up(db: Kysely<Tables>) {
    const { instant } = columnsOf(db);
    await db.schema.alterTable('orphaned_blobs').renameTo('orphaned_pet_photos').execute();
    await db.schema
      .createTable('orphaned_blobs')
      .addColumn('key', 'text', (column) => column.notNull().primaryKey())
      .addColumn('created_at', instant, (column) => column.notNull())
      .execute();
    const photos = await db.selectFrom('orphaned_pet_photos').selectAll().execute();
    const blobs = photos.map(({ pet_id, hash, created_at }) => ({
      key: `pets/${pet_id}/${hash}`,
      created_at,
    }));
    for (const blob of blobs) await db.insertInto('orphaned_blobs').values(blob).execute();
    await dropTables(db, ['orphaned_pet_photos']);
  },
  async down(db: Kysely<Tables>) {
    const { id, instant } = columnsOf(db);
    await db.schema
      .createTable('orphaned_pet_photos')
      .addColumn('pet_id', id, (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('created_at', instant, (column) => column.notNull())
      .addPrimaryKeyConstraint('leftover_pictures_key', ['pet_id', 'hash'])
      .execute();
    for (const { key, created_at } of await db.selectFrom('orphaned_blobs').selectAll().execute()) {
      const [area, petId, hash = ''] = key.split('/');
      if (area !== 'pets') continue;
      const photo = { pet_id: Number(petId), hash, created_at };
      await db.insertInto('orphaned_pet_photos').values(photo).execute();
    }
    await dropTables(db, ['orphaned_blobs']);
    await db.schema.alterTable('orphaned_pet_photos').renameTo('orphaned_blobs').execute();
  },
};
