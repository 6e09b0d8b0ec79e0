import { useGoBack } from '@huella/ui';
import { useRef } from 'react';
import { useReturn } from '../../guard/use-return.ts';
import { authPaths } from '../../paths.ts';

/** Goes back to the login, which is below in the history. Ignores a second tap, which would go back once more. */
export function useCloseOnce(): () => void {
  const goBack = useGoBack(authPaths.login.href(useReturn()));
  const isClosing = useRef(false);
  return () => {
    if (isClosing.current) return;
    isClosing.current = true;
    goBack();
  };
}
