import { startEmbeddedPostgres } from './embedded-postgres.ts';

/** A program: prints the address of an empty database until it is ended, and takes it away then. A bench starts it. */
const { url } = await startEmbeddedPostgres();
process.stdout.write(`${url}\n`);
