import { useState, type ReactNode } from 'react';
import { Column } from './details-columns.tsx';

export interface DetailsPartsProps {
  /** Whether it is known which notices there are. */
  isComplete: boolean;
  header: ReactNode;
  notices: ReactNode;
  actions: ReactNode;
}

/** Where the parts stand: notices under the pet when they come with it; later ones stand last, so that nothing moves. */
export function DetailsParts({ isComplete, header, notices, actions }: DetailsPartsProps) {
  const [isLate] = useState(!isComplete);
  return (
    <Column>
      {header}
      {!isLate && notices}
      {actions}
      {isLate && notices}
    </Column>
  );
}
