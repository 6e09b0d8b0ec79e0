import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fill, type Words } from './emit-template.ts';

export async function snippet(name: string, words: Words): Promise<string> {
  return fill(
    await readFile(join(import.meta.dirname, 'templates/snippets', `${name}.template`), 'utf8'),
    words,
  );
}
