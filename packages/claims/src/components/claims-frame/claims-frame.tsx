import { ListDetail } from '@huella/ui';
import { ClaimsBeside } from './claims-beside.tsx';
import { copy } from './copy.ts';
import { useListBeside } from './use-is-claim-list-beside.ts';

/** The claims and, beside them, the page of the address; that page alone while there is nothing to list. */
export function ClaimsFrame() {
  const { isEmpty, hasFailed } = useListBeside();
  return <ListDetail title={copy.list} list={isEmpty || hasFailed ? null : <ClaimsBeside />} />;
}
