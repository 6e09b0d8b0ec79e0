import { join, relative } from 'node:path';
import { run } from './turbo.ts';

/**
 * `unless-passed.ts TASK COMMAND …` is what a package's task runs: the command from the repository's root, with the package's folder
 * behind it. Where `verify` has run it for many packages at once, it has passed already and is only recorded.
 */
const root = join(import.meta.dirname, '../..');
const folder = relative(root, process.cwd()).replaceAll('\\', '/');
const [task, command = '', ...args] = process.argv.slice(2);
process.chdir(root);
process.exit(process.env['HUELLA_PASSED'] === task || run(command, [...args, folder]) ? 0 : 1);
