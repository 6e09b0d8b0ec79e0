import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { startEmbeddedPostgres, type Cluster } from './embedded-postgres.ts';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

export interface TestPostgres {
  newDatabase(): Promise<string>;
  /** Drops the databases created here and stops the server, unless it is the user's own. */
  stop(): Promise<void>;
}

/** DATABASE_URL's server, whose tables stay untouched, or an embedded one. */
export async function startPostgres(): Promise<Cluster> {
  const given = process.env['DATABASE_URL'];
  return given ? { url: given, stop: async () => {} } : startEmbeddedPostgres();
}

/** The databases of one test file. */
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

/** Creates a database, or a copy of `template`. A user who may not create databases gets an empty schema instead. */
export async function createDatabase(clusterUrl: string, template?: string): Promise<TestDatabase> {
  const name = `huella_test_${randomBytes(6).toString('hex')}`;
  const url = new URL(clusterUrl);
  try {
    await run(clusterUrl, `create database ${name} ${template === undefined ? '' : `template ${template}`}`);
    url.pathname = `/${name}`;
  } catch {
    await run(clusterUrl, `create schema ${name}`);
    url.searchParams.set('options', `-c search_path=${name}`);
  }
  return {
    url: url.href,
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
