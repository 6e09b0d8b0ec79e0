import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

export interface TestPostgres {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  /** Removes every database that was made here and, unless it is the user's own, the server. */
  stop(): Promise<void>;
}

/** PostgreSQL for tests: the one of DATABASE_URL, of which no existing table is touched, or one of our own. */
export async function testPostgres(): Promise<TestPostgres> {
  const given = process.env['DATABASE_URL'];
  const cluster = given ? { url: given, stop: async () => {} } : await startEmbeddedPostgres();
  const made: string[] = [];
  return {
    newDatabase: async () => {
      const name = `huella_test_${randomBytes(6).toString('hex')}`;
      const address = await create(cluster.url, name);
      made.push(name);
      return address;
    },
    stop: async () => {
      for (const name of made) await remove(cluster.url, name);
      await cluster.stop();
    },
  };
}

/** A database of its own, or a schema of its own where the user may not create databases. */
async function create(url: string, name: string): Promise<string> {
  const address = new URL(url);
  try {
    await run(url, `create database ${name}`);
    address.pathname = `/${name}`;
  } catch {
    await run(url, `create schema ${name}`);
    address.searchParams.set('options', `-c search_path=${name}`);
  }
  return address.href;
}

async function remove(url: string, name: string): Promise<void> {
  await run(url, `drop schema if exists ${name} cascade`);
  await run(url, `drop database if exists ${name} with (force)`);
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
