import { Component, lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { copy } from '../copy.ts';
import { InlineAlert } from '../states/inline-alert.tsx';

export interface LazyPartOptions {
  loading?: ReactNode;
  /** A message with a retry by default. */
  failed?: (retry: () => void) => ReactNode;
}

/** Tells a load failure from an error inside of the part. */
class PartNotLoaded extends Error {}

/**
 * A part of a screen that loads on first render. A load failure shows a retry in its place and keeps the screen with its input.
 * Not for what a form needs to be sent: import that.
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
          // Lets the next render try again.
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

/** Retries on tap, or when the network returns. */
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

/** Catches only load failures. */
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
