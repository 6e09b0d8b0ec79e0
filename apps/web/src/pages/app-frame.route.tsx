import { PageOutlet } from '@huella/ui';

/** Around all screens but those before the login: whichever comes next shows its frame at once. */
export function Component() {
  return <PageOutlet />;
}
