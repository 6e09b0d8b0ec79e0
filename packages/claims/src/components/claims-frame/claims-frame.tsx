import { ListDetail } from '@huella/ui';
import { ClaimsBeside } from './claims-beside.tsx';
import { copy } from './copy.ts';
import { useListBeside } from './use-is-claim-list-beside.ts';

/** The list beside the routed page; that page alone while the list is empty. */
export function ClaimsFrame() {
  const { isEmpty, hasFailed } = useListBeside();
  return <ListDetail title={copy.list} list={isEmpty || hasFailed ? null : <ClaimsBeside />} />;
}
