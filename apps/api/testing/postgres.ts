import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { startEmbeddedPostgres, type Cluster } from './embedded-postgres.ts';

export interface TestDatabase {
  /** The address of a database of its own. */
  readonly url: string;
  drop(): Promise<void>;
}

export interface TestPostgres {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  /** Drops every database that was created here and stops the server, unless it is the user's own. */
  stop(): Promise<void>;
}

/** PostgreSQL for tests: the one of DATABASE_URL, whose existing tables stay untouched, or one of our own. */
export async function startPostgres(): Promise<Cluster> {
  const given = process.env['DATABASE_URL'];
  return given ? { url: given, stop: async () => {} } : startEmbeddedPostgres();
}

/** A server with the databases that one test file creates. */
export async function testPostgres(): Promise<TestPostgres> {
  const cluster = await startPostgres();
  const created: TestDatabase[] = [];
  return {
    newDatabase: async () => {
      const database = await createDatabase(cluster.url);
      created.push(database);
      return database.url;
    },
    stop: async () => {
      for (const database of created) await database.drop();
      await cluster.stop();
    },
  };
}

/**
 * Creates a database, as a copy of the database `template` when that is given. Where the user may not create databases it is
 * an empty schema, whatever the template.
 */
export async function createDatabase(clusterUrl: string, template?: string): Promise<TestDatabase> {
  const name = `huella_test_${randomBytes(6).toString('hex')}`;
  const address = new URL(clusterUrl);
  try {
    await run(clusterUrl, `create database ${name} ${template === undefined ? '' : `template ${template}`}`);
    address.pathname = `/${name}`;
  } catch {
    await run(clusterUrl, `create schema ${name}`);
    address.searchParams.set('options', `-c search_path=${name}`);
  }
  return {
    url: address.href,
    drop: async () => {
      await run(clusterUrl, `drop schema if exists ${name} cascade`);
      await run(clusterUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
