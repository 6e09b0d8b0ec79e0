import { Component, lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { copy } from '../copy.ts';
import { InlineAlert } from '../states/inline-alert.tsx';

export interface LazyComponentOptions {
  loading?: ReactNode;
  /** A message with a retry by default. */
  failed?: (retry: () => void) => ReactNode;
}

/** Tells a load failure from an error inside of the component. */
class ComponentNotLoaded extends Error {}

/**
 * A component that loads on first render. A load failure shows a retry in its place and keeps the screen with its input.
 * Not for what a form needs to be sent: import that.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading = null, failed = loadFailed }: LazyComponentOptions = {},
): ComponentType<Props> {
  const attempt = () =>
    lazy(() =>
      load().then(
        (component) => ({ default: component }),
        (cause: unknown) => {
          // Lets the next mount try again; a failed `lazy` stays failed.
          current = attempt();
          throw new ComponentNotLoaded('lazy component', { cause });
        },
      ),
    );
  let current = attempt();
  return function LazyComponent(props: Props) {
    const [{ Loaded, tries }, setState] = useState({ Loaded: current, tries: 0 });
    const retry = () => setState({ Loaded: attempt(), tries: tries + 1 });
    return (
      <LoadBoundary key={tries} failed={failed(retry)}>
        <Suspense fallback={loading}>
          <Loaded {...props} />
        </Suspense>
      </LoadBoundary>
    );
  };
}

function loadFailed(retry: () => void): ReactNode {
  return <LoadFailed retry={retry} />;
}

/** Retries on tap, or when the network returns. */
function LoadFailed({ retry }: { retry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return (
    <div role="alert">
      <InlineAlert tone="warning" action={{ label: copy.retry, onClick: retry }}>
        {copy.loadFailed}
      </InlineAlert>
    </div>
  );
}

interface LoadBoundaryProps {
  failed: ReactNode;
  children: ReactNode;
}

/** Catches only load failures. */
class LoadBoundary extends Component<LoadBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof ComponentNotLoaded) return this.props.failed;
    throw error;
  }
}
