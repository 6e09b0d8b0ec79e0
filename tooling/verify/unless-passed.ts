import { join, relative } from 'node:path';
import { run } from './turbo.ts';

/**
 * `unless-passed.ts COMMAND …` is what a package's task runs: the command at the repository's root, with the package's folder as
 * argument. Where `verify` ran it for many packages at once and passes the hashes of passed tasks, turbo only records them.
 */
const root = join(import.meta.dirname, '../..');
const folder = relative(root, process.cwd()).replaceAll('\\', '/');
const [command = '', ...args] = process.argv.slice(2);
const hash = process.env['TURBO_HASH'];
const hasPassed = hash !== undefined && (process.env['HUELLA_PASSED'] ?? '').split(' ').includes(hash);
process.chdir(root);
process.exit(hasPassed || run(command, [...args, folder]) ? 0 : 1);
