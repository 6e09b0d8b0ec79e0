import { useSearchParams } from 'react-router-dom';
import { RETURN_PARAMETER } from '../paths.ts';

/** The page that the visitor wanted before the login: unchecked, so pass it on or to `safeReturnPath`. */
export function useRequestedPath(): string | null {
  const [parameters] = useSearchParams();
  return parameters.get(RETURN_PARAMETER);
}
