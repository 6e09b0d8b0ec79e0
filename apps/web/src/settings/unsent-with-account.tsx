import { UnsentFiles } from '@huella/outbox';

export function UnsentWithAccount() {
  return <UnsentFiles goesWith="account" />;
}
