export interface Generated {
  readonly files: readonly string[];
  readonly next: readonly string[];
}

export function together(...parts: readonly Generated[]): Generated {
  return { files: parts.flatMap(({ files }) => files), next: parts.flatMap(({ next }) => next) };
}
