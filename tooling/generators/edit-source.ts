import { readFile, writeFile } from 'node:fs/promises';

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/**
 * Adds text at the end of the brackets that `opening` ends with, as in `copy = {`. Throws when the file does not look as
 * expected, rather than change it wrongly.
 */
export function appendInside(source: string, opening: string, addition: string): string {
  const start = source.indexOf(opening);
  if (start === -1) throw new Error(`Nothing reads ${JSON.stringify(opening)}`);
  const end = endOfBrackets(source, start + opening.length - 1);
  const before = source.slice(0, end).trimEnd();
  const separator = /[{[(,;]$/.test(before) ? '' : ',';
  return `${before}${separator}\n${addition.trimEnd()}\n${source.slice(end)}`;
}

function endOfBrackets(source: string, start: number): number {
  const open = source.charAt(start);
  const close = CLOSING[open];
  let depth = 0;
  for (let index = start; index < source.length; index += 1) {
    if (source.charAt(index) === open) depth += 1;
    if (source.charAt(index) === close) depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error(`The ${open} after ${JSON.stringify(source.slice(start - 20, start))} never closes`);
}

/** Adds a name to a union of literals, one per line, such as `type Kind =`. */
export function addToUnion(source: string, opening: string, member: string): string {
  const end = source.indexOf(';', source.indexOf(opening));
  if (!source.includes(opening) || end === -1) throw new Error(`Nothing reads ${JSON.stringify(opening)}`);
  return `${source.slice(0, end)}\n  | ${member}${source.slice(end)}`;
}

/** Inserts text before a piece of a file. Throws when there is no such piece. */
export function insertBefore(source: string, piece: string, addition: string): string {
  const index = source.indexOf(piece);
  if (index === -1) throw new Error(`Nothing reads ${JSON.stringify(piece)}`);
  return source.slice(0, index) + addition + source.slice(index);
}

const IMPORT = /^import (type )?(?:\{([^}]*)\}|[^;{]*) from '([^']+)';\n/gm;

/**
 * Adds a name to the import from a module, or adds the import in alphabetical order: packages, then files. A `type` before the
 * name is kept.
 */
export function addImport(source: string, name: string, from: string): string {
  const imports = [...source.matchAll(IMPORT)];
  const same = imports.find(([, , names, module]) => module === from && names !== undefined);
  if (same) {
    const [statement, type = '', names = ''] = same;
    const given = names
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean);
    const all = [...given.map((each) => (type ? `type ${each}` : each)), name];
    return source.replace(statement, importOf([...new Set(all)], from));
  }
  return insertImport(source, importOf([name], from), from);
}

export function insertImport(source: string, statement: string, from: string): string {
  const imports = [...source.matchAll(IMPORT)];
  const next = imports.find(([, , , module = '']) => rankOf(module) > rankOf(from));
  const last = imports.at(-1);
  const index = next?.index ?? (last ? last.index + last[0].length : 0);
  return `${source.slice(0, index)}${statement}${source.slice(index)}`;
}

const bare = (name: string) => name.replace(/^type /, '');
const rankOf = (module: string) => (module.startsWith('.') ? `1${module}` : `0${module}`);

function importOf(names: readonly string[], from: string): string {
  const sorted = names.toSorted((left, right) => (bare(left) < bare(right) ? -1 : 1));
  const areTypes = sorted.every((name) => name.startsWith('type '));
  const list = (areTypes ? sorted.map(bare) : sorted).join(', ');
  return `import ${areTypes ? 'type ' : ''}{ ${list} } from '${from}';\n`;
}

export async function editFile(
  path: string,
  change: (source: string) => string | Promise<string>,
): Promise<string> {
  await writeFile(path, await change(await readFile(path, 'utf8')));
  return path;
}

export function addRow(page: string, heading: string, row: string): string {
  const start = page.indexOf(`## ${heading}\n`);
  const table = /(?:^\|.*\n)+/m.exec(page.slice(start));
  if (start === -1 || !table) throw new Error(`There is no table under ${JSON.stringify(heading)}`);
  const end = start + table.index + table[0].length;
  return `${page.slice(0, end)}${row}\n${page.slice(end)}`;
}
