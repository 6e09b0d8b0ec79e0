import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Replaces `__word__` in a template's files and their names. */
export type Words = Readonly<Record<string, string>>;

const SUFFIX = '.template';

/** Throws for a missing word, which is a fault of the template. */
export function fill(text: string, words: Words): string {
  return text.replace(/__([A-Za-z]+)__/g, (_, word: string) => {
    const value = words[word];
    if (value === undefined) throw new Error(`The template asks for __${word}__`);
    return value;
  });
}

/**
 * Writes every file of a template folder, filled; returns their paths. Throws before it writes anything when one of them exists.
 */
export async function emitTemplate(template: string, target: string, words: Words): Promise<string[]> {
  const sources = await filesOf(join(import.meta.dirname, 'templates', template));
  const files = sources.map((source) => ({
    source: source.path,
    path: join(target, nameOf(source.name, words)),
  }));
  const taken = files.find(({ path }) => existsSync(path));
  if (taken) throw new Error(`${taken.path} is there already`);
  for (const { source, path } of files) await write(path, fill(await readFile(source, 'utf8'), words));
  return files.map(({ path }) => path);
}

function nameOf(name: string, words: Words): string {
  return fill(name, words).slice(0, -SUFFIX.length);
}

async function filesOf(folder: string): Promise<{ path: string; name: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(SUFFIX))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, name: relative(folder, path) }));
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
