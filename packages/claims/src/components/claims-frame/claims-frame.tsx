import { ListDetail, PageOutlet } from '@huella/ui';
import { ClaimsBeside } from './claims-beside.tsx';
import { copy } from './copy.ts';
import { useHasNoClaims } from './use-is-claim-list-beside.ts';

/** The claims and, beside them, the page of the address; that page alone while there is none to list. */
export function ClaimsFrame() {
  if (useHasNoClaims()) return <PageOutlet />;
  return (
    <ListDetail title={copy.list} list={<ClaimsBeside />}>
      <PageOutlet />
    </ListDetail>
  );
}
