import { OpenClaims } from '@huella/claims/parts';
import { UnsentFiles } from '@huella/outbox';

export function LostWithAccount() {
  return (
    <>
      <OpenClaims />
      <UnsentFiles goesWith="account" />
    </>
  );
}
