/** What a generator did: the files that it wrote or changed, and what is left to a person. */
export interface Generated {
  readonly files: readonly string[];
  readonly next: readonly string[];
}

/** Several generators' work as one. */
export function together(...parts: readonly Generated[]): Generated {
  return { files: parts.flatMap(({ files }) => files), next: parts.flatMap(({ next }) => next) };
}
