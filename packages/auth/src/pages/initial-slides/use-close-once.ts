import { useGoBack } from '@huella/ui';
import { useRef } from 'react';
import { useReturn } from '../../guard/use-return.ts';
import { authPaths } from '../../paths.ts';

/** From the slides to the login, which is below them in the history. A second tap would go back once more. */
export function useCloseOnce(): () => void {
  const goBack = useGoBack(authPaths.login.href(useReturn()));
  const isClosing = useRef(false);
  return () => {
    if (isClosing.current) return;
    isClosing.current = true;
    goBack();
  };
}
