import { authPaths, sessionActions } from '@huella/auth';
import { entryIndex } from '@huella/ui';
import type { AppRouter } from '../router/router.ts';
import { store } from '../store/store.ts';

/**
 * Back from the slides leads to the login (specification §2): where a visit begins with them, the login is put below before
 * anything is drawn. The flag comes first, or the login would lead to the slides again.
 */
export async function putLoginBelowSlides(router: AppRouter): Promise<void> {
  const { pathname, search } = router.state.location;
  if (pathname !== authPaths.slides.path || entryIndex() !== 0) return;
  store.dispatch(sessionActions.slidesShown());
  await router.navigate(authPaths.login.path + search, { replace: true });
  await router.navigate(pathname + search);
}
