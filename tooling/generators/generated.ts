/** The files that a generator wrote or changed, and what is left to do by hand. */
export interface Generated {
  readonly files: readonly string[];
  readonly next: readonly string[];
}

export function together(...parts: readonly Generated[]): Generated {
  return { files: parts.flatMap(({ files }) => files), next: parts.flatMap(({ next }) => next) };
}
