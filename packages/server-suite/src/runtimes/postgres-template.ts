import { createDatabase, openPostgres, startPostgres } from '@huella/api/testing';
import { migrate, seedCatalogues } from '@huella/server';
import type { TestProject } from 'vitest/node';
import './runtime-name.ts';

/** Starts PostgreSQL once per project and creates the template database of every test file. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres();
  const template = await createDatabase(cluster.url);
  const db = openPostgres(template.url, (error) => {
    throw error;
  });
  await migrate(db);
  await seedCatalogues(db);
  await db.destroy();
  project.provide('postgres', { url: cluster.url, template: new URL(template.url).pathname.slice(1) });
  return async () => {
    await template.drop();
    await cluster.stop();
  };
}
