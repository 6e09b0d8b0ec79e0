import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fill, type Words } from './emit-template.ts';

/** A piece of code to be put into a file that is there. */
export async function snippet(name: string, words: Words): Promise<string> {
  return fill(
    await readFile(join(import.meta.dirname, 'templates/snippets', `${name}.template`), 'utf8'),
    words,
  );
}
