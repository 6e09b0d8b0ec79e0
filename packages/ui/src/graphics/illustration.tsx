import { lazy, Suspense, type ComponentType } from 'react';
import type { IllustrationName } from './illustration-names.ts';

// A picture that cannot be loaded (no connection) is left out; it must never take the page down with it.
const Scene = lazy<ComponentType<{ name: IllustrationName }>>(() =>
  import('./scene.tsx').catch(() => ({ default: () => null })),
);

export interface IllustrationProps {
  name: IllustrationName;
  /** Only where the picture says what no text says; otherwise it is decoration and not read. */
  title?: string;
  className?: string;
}

/** One of our drawings. Its place is kept while the drawings' code is on the way. */
export function Illustration({ name, title, className }: IllustrationProps) {
  const words = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    <svg className={className} viewBox="0 0 240 172" width="240" height="172" focusable="false" {...words}>
      <Suspense>
        <Scene name={name} />
      </Suspense>
    </svg>
  );
}
