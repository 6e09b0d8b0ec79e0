import { LegalFooter } from '@huella/legal';
import { Outlet } from 'react-router-dom';

export function PublicFrame() {
  return <Outlet context={<LegalFooter />} />;
}
