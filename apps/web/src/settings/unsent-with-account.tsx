import { UnsentFiles } from '@huella/outbox';

/** What is not sent yet and would go with a deleted account. */
export function UnsentWithAccount() {
  return <UnsentFiles goesWith="account" />;
}
