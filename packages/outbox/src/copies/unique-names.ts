/** Characters that file systems reject, and path separators. */
const UNFIT = /[\\/:*?"<>|\p{Cc}]/gu;

export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const fit = name.replaceAll(UNFIT, '_') || 'archivo';
    let unique = fit;
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1) unique = numbered(fit, count);
    taken.add(unique.toLowerCase());
    return unique;
  });
}

function numbered(name: string, count: number): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? `${name.slice(0, dot)} (${count})${name.slice(dot)}` : `${name} (${count})`;
}
