import { readFile, writeFile } from 'node:fs/promises';

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/**
 * Puts text at the end of the brackets that `opening` ends with, as in `copy = {`. Throws when the file no longer looks
 * as the generator expects: better no change than a wrong one.
 */
export function appendInside(source: string, opening: string, addition: string): string {
  const start = source.indexOf(opening);
  if (start === -1) throw new Error(`Nothing reads ${JSON.stringify(opening)}`);
  const end = endOfBrackets(source, start + opening.length - 1);
  const before = source.slice(0, end).trimEnd();
  const separator = /[{[(,]$/.test(before) ? '' : ',';
  return `${before}${separator}\n${addition.trimEnd()}\n${source.slice(end)}`;
}

function endOfBrackets(source: string, start: number): number {
  const open = source.charAt(start);
  const close = CLOSING[open];
  let depth = 0;
  for (let place = start; place < source.length; place += 1) {
    if (source.charAt(place) === open) depth += 1;
    if (source.charAt(place) === close) depth -= 1;
    if (depth === 0) return place;
  }
  throw new Error(`The ${open} after ${JSON.stringify(source.slice(start - 20, start))} never closes`);
}

/** Adds a name to the import from a module, or the import itself behind the first import of the file. */
export function addImport(source: string, name: string, from: string): string {
  const existing = new RegExp(`import \\{([^}]*)\\} from '${from}';`).exec(source);
  if (existing) {
    const names = [...(existing[1] ?? '').split(','), name].map((each) => each.trim()).filter(Boolean);
    return source.replace(
      existing[0],
      `import { ${[...new Set(names)].toSorted().join(', ')} } from '${from}';`,
    );
  }
  const firstEnd = source.indexOf(';', source.indexOf('import ')) + 1;
  return `${source.slice(0, firstEnd)}\nimport { ${name} } from '${from}';${source.slice(firstEnd)}`;
}

/** Changes one file by a function of its text; says which file it was. */
export async function editFile(
  path: string,
  change: (source: string) => string | Promise<string>,
): Promise<string> {
  await writeFile(path, await change(await readFile(path, 'utf8')));
  return path;
}

/** Adds an entry to a `package.json`'s `exports`. */
export function addExport(manifest: string, subpath: string, file: string): string {
  const content: unknown = JSON.parse(manifest);
  if (!hasExports(content)) throw new Error('The package has no exports');
  const exports = { ...content.exports, [subpath]: file };
  return `${JSON.stringify({ ...content, exports }, null, 2)}\n`;
}

function hasExports(content: unknown): content is { exports: Record<string, string> } {
  return typeof content === 'object' && content !== null && 'exports' in content;
}
