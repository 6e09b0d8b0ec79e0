import { Component, lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { copy } from '../copy.ts';
import { InlineAlert } from '../states/inline-alert.tsx';

export interface LazyPartOptions {
  /** Stands in its place while it loads; nothing unless said. */
  loading?: ReactNode;
  /** Stands in its place when it could not be loaded; a remark with a retry unless said. */
  failed?: (retry: () => void) => ReactNode;
}

/** The code of a part did not arrive: nothing is wrong with what is around it. */
class PartNotLoaded extends Error {}

/**
 * A part of a screen whose code is loaded when it is first shown. What fails to load fails in its own place, with a retry:
 * the screen around it, and what was typed there, stays. Never for what a form needs to be finished: import that.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading = null, failed = partFailed }: LazyPartOptions = {},
): ComponentType<Props> {
  const attempt = () =>
    lazy(() =>
      load().then(
        (part) => ({ default: part }),
        (cause: unknown) => {
          // The next screen that shows the part tries again.
          first = attempt();
          throw new PartNotLoaded('lazy part', { cause });
        },
      ),
    );
  let first = attempt();
  return function LazyPart(props: Props) {
    const [{ Part, tries }, setState] = useState({ Part: first, tries: 0 });
    const retry = () => setState({ Part: attempt(), tries: tries + 1 });
    return (
      <PartBoundary key={tries} failed={failed(retry)}>
        <Suspense fallback={loading}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}

function partFailed(retry: () => void): ReactNode {
  return <PartFailed retry={retry} />;
}

/** Says so, and tries again by a tap or as soon as the network is back. */
function PartFailed({ retry }: { retry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return (
    <div role="alert">
      <InlineAlert tone="warning" action={{ label: copy.retry, onClick: retry }}>
        {copy.partFailed}
      </InlineAlert>
    </div>
  );
}

interface PartBoundaryProps {
  failed: ReactNode;
  children: ReactNode;
}

/** Catches a part that did not arrive; a defect of a part that did is not for this place. */
class PartBoundary extends Component<PartBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof PartNotLoaded) return this.props.failed;
    throw error;
  }
}
