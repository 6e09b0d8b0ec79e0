import { ListDetail } from '@huella/ui';
import { ClaimsBeside } from './claims-beside.tsx';
import { copy } from './copy.ts';
import { useHasNoClaims } from './use-is-claim-list-beside.ts';

/** The claims and, beside them, the page of the address; that page alone while there is no claim. */
export function ClaimsFrame() {
  return <ListDetail title={copy.list} list={useHasNoClaims() ? null : <ClaimsBeside />} />;
}
