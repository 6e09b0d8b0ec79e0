import { useAreRequestsKnown } from '@huella/changes';
import { useState, type ReactNode } from 'react';
import { Column, DetailsColumns } from './details-columns.tsx';

export interface DetailsPartsProps {
  header: ReactNode;
  notices: ReactNode;
  actions: ReactNode;
}

/** Where the parts stand: notices under the pet when they come with it; later ones stand last, so that nothing moves. */
export function DetailsParts({ header, notices, actions }: DetailsPartsProps) {
  const isKnown = useAreRequestsKnown();
  const [isLate] = useState(!isKnown);
  return (
    <DetailsColumns>
      <Column>
        {header}
        {!isLate && notices}
      </Column>
      {actions}
      {isLate && notices}
    </DetailsColumns>
  );
}
