import { PageFailure } from './page-failure.tsx';

export function CrashPage() {
  return (
    <main>
      <PageFailure />
    </main>
  );
}
