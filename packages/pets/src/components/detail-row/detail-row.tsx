import type { ReactNode } from 'react';

/** A label and its value in a `dl`. */
export function DetailRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
