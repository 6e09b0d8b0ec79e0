import { ListSkeleton, LoadGate } from '@huella/ui';
import type { ReactNode } from 'react';
import { type PresentBags, useBags } from '../../api/use-bags.ts';
import { copy } from '../../copy.ts';

/** The states of a page of bags (D72). */
export function BagsGate({ children }: { children: (bags: PresentBags) => ReactNode }) {
  return (
    <LoadGate
      state={useBags()}
      skeleton={<ListSkeleton rows={3} />}
      error={copy.error}
      outdated={copy.outdated}
    >
      {children}
    </LoadGate>
  );
}
