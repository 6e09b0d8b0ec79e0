import type { ClaimsOptions } from '../../options.ts';
import { ClaimPage } from './claim-page.tsx';

/** The route's screen, with what the app says about itself. */
export function createClaimPage({ supportEmail, Offer }: ClaimsOptions) {
  return function ClaimScreen() {
    return <ClaimPage support={supportEmail} Offer={Offer} />;
  };
}
