import { OfflineBanner } from '@huella/ui';
import { ScreenFailure } from './screen-failure.tsx';

/** The last net, around everything: a frame or a screen that could not be loaded or failed while rendering. */
export function CrashScreen() {
  return (
    <main>
      <OfflineBanner />
      <ScreenFailure />
    </main>
  );
}
