import { InlineAlert } from '@huella/ui';
import { CLAIMS_FRESH_SECONDS, claimsApi } from '../../api/claims-endpoints.ts';
import { copy } from './copy.ts';

/** Warns, before an account is deleted, of the refunds that its owner still waits for. Shows nothing without open claims. */
export function OpenClaims() {
  const { currentData, isError } = claimsApi.useListWaitingClaimsQuery(undefined, {
    refetchOnMountOrArgChange: CLAIMS_FRESH_SECONDS,
  });
  if (currentData === undefined)
    return isError ? <InlineAlert tone="warning">{copy.unknown}</InlineAlert> : null;
  if (currentData.length === 0) return null;
  return <InlineAlert tone="warning">{copy.text(currentData.length)}</InlineAlert>;
}
