type Entries = Readonly<Record<string, string>>;

export function addExport(manifest: string, subpath: string, file: string): string {
  return write(manifest, 'exports', (exports) => ({ ...exports, [subpath]: file }));
}

const versionOf = (name: string) => (name.startsWith('@huella/') ? 'workspace:*' : 'catalog:');

/** Adds dependencies from the workspace or the catalog, in alphabetical order. Existing ones stay as they are. */
export function addDependencies(manifest: string, names: readonly string[]): string {
  return write(manifest, 'dependencies', (dependencies) => {
    const added: Entries = Object.fromEntries(names.map((name) => [name, versionOf(name)]));
    const all = Object.entries({ ...added, ...dependencies });
    return Object.fromEntries(all.toSorted(([left], [right]) => (left < right ? -1 : 1)));
  });
}

function write(manifest: string, part: string, change: (entries: Entries) => Entries): string {
  const content: Record<string, Entries | undefined> = JSON.parse(manifest);
  const entries = content[part];
  if (entries === undefined) throw new Error(`The package has no ${part}`);
  return `${JSON.stringify({ ...content, [part]: change(entries) }, null, 2)}\n`;
}
