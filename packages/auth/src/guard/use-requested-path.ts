import { useSearchParams } from 'react-router-dom';
import { RETURN_PARAMETER } from '../paths.ts';

/** The unchecked return path, to pass on to the next of these screens. */
export function useRequestedPath(): string | null {
  const [parameters] = useSearchParams();
  return parameters.get(RETURN_PARAMETER);
}
