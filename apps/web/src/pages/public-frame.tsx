import { LegalFooter } from '@huella/legal';
import { Outlet } from 'react-router-dom';

/** Around the screens before the login: shows what the law wants under every form. */
export function PublicFrame() {
  return <Outlet context={<LegalFooter />} />;
}
