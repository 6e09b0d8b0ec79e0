import { useState, type ReactNode } from 'react';
import { Column } from './details-columns.tsx';

export interface DetailsLayoutProps {
  areRequestsLoaded: boolean;
  header: ReactNode;
  changeRequests: ReactNode;
  actions: ReactNode;
}

/** Change requests are below the pet when they load with it, and last when they load later, so that nothing moves. */
export function DetailsLayout({ areRequestsLoaded, header, changeRequests, actions }: DetailsLayoutProps) {
  const [loadedLate] = useState(!areRequestsLoaded);
  return (
    <Column>
      {header}
      {!loadedLate && changeRequests}
      {actions}
      {loadedLate && changeRequests}
    </Column>
  );
}
