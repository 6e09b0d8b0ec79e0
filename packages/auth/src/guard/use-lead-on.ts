import { useHasLeft } from '@huella/ui';
import { useNavigate } from 'react-router-dom';
import { authPaths } from '../paths.ts';

const guestPaths = Object.values(authPaths).map(({ path }) => path);

/** Leads on from the pages for guests, unless the visitor went to another page meanwhile. */
export function useLeadOn(): (path: string) => Promise<void> {
  const navigate = useNavigate();
  const hasLeft = useHasLeft(guestPaths);
  return async (path) => {
    if (!(await hasLeft())) navigate(path, { replace: true });
  };
}
