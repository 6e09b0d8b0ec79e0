import { ListDetail } from '@huella/ui';
import { Outlet } from 'react-router-dom';
import { ClaimsBeside } from './claims-beside.tsx';
import { copy } from './copy.ts';
import { useHasNoClaims } from './use-is-claim-list-beside.ts';

/** The claims and, beside them, the page of the address; that page alone while there is none to list. */
export function ClaimsFrame() {
  if (useHasNoClaims()) return <Outlet />;
  return (
    <ListDetail title={copy.list} list={<ClaimsBeside />}>
      <Outlet />
    </ListDetail>
  );
}
