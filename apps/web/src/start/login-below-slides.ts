import { authPaths, sessionActions } from '@huella/auth';
import { entryIndex } from '@huella/ui';
import type { AppRouter } from '../router/router.ts';
import { store } from '../store/store.ts';

/**
 * Back from the slides leads to the login (specification §2): adds it below before the first render. Sets the flag first, or the
 * login would redirect to the slides.
 */
export async function putLoginBelowSlides(router: AppRouter): Promise<void> {
  const { pathname, search } = router.state.location;
  if (pathname !== authPaths.slides.path || entryIndex() !== 0) return;
  store.dispatch(sessionActions.slidesShown());
  await router.navigate(authPaths.login.path + search, { replace: true });
  await router.navigate(pathname + search);
}
