import type { ClaimsOptions } from '../../options.ts';
import { ClaimPage } from './claim-page.tsx';

export function createClaimPage({ supportEmail, Offer }: ClaimsOptions) {
  return function ClaimRoute() {
    return <ClaimPage support={supportEmail} Offer={Offer} />;
  };
}
