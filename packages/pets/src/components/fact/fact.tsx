import type { ReactNode } from 'react';

/** One line of a list of facts (`dl`): what it is about, and what is known. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
