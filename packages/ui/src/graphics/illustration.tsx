import { lazy, Suspense, type ComponentType } from 'react';
import type { IllustrationName } from './illustration-names.ts';

// Renders nothing if the drawing cannot be loaded, as without a connection.
const Scene = lazy<ComponentType<{ name: IllustrationName }>>(() =>
  import('./scene.tsx').catch(() => ({ default: () => null })),
);

export interface IllustrationProps {
  name: IllustrationName;
  /** Only if the illustration adds information; otherwise it is decorative. */
  title?: string;
  className?: string;
}

/** Reserves its space while the drawings load. */
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
