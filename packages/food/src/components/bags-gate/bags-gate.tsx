import { LoadGate } from '@huella/ui';
import type { ReactNode } from 'react';
import { type PresentBags, useBags } from '../../api/use-bags.ts';
import { copy } from '../../copy.ts';

export interface BagsGateProps {
  skeleton: ReactNode;
  children: (bags: PresentBags) => ReactNode;
}

/** The states of a page of bags (D72). */
export function BagsGate({ skeleton, children }: BagsGateProps) {
  return (
    <LoadGate state={useBags()} skeleton={skeleton} error={copy.error} outdated={copy.outdated}>
      {children}
    </LoadGate>
  );
}
