import { startEmbeddedPostgres } from './embedded-postgres.ts';

/** Prints the URL of an empty database, which exists until the program ends. Benchmarks start it. */
const { url } = await startEmbeddedPostgres();
process.stdout.write(`${url}\n`);
