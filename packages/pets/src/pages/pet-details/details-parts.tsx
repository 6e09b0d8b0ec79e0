import { useState, type ReactNode } from 'react';
import { Column } from './details-columns.tsx';

export interface DetailsPartsProps {
  /** Whether the notices have loaded. */
  isComplete: boolean;
  header: ReactNode;
  notices: ReactNode;
  actions: ReactNode;
}

/** Notices are below the pet when they load with it, and last when they load later, so that nothing moves. */
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
