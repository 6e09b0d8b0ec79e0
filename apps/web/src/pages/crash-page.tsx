import { PageFailure } from './page-failure.tsx';

/** The last net, around everything: a frame or a screen that could not be loaded or failed while rendering. */
export function CrashPage() {
  return (
    <main>
      <PageFailure />
    </main>
  );
}
