import { useSearchParams } from 'react-router-dom';
import { RETURN_PARAMETER } from '../paths.ts';

/** The page that was asked for, unchecked, to hand it on to the next of these screens. Null for none. */
export function useReturn(): string | null {
  const [parameters] = useSearchParams();
  return parameters.get(RETURN_PARAMETER);
}
