import type { ReactNode } from 'react';
import { copy } from '../copy.ts';
import { ErrorState } from './error-state.tsx';
import { InlineAlert } from './inline-alert.tsx';

export interface LoadedState {
  status: 'present';
  isOutdated: boolean;
  retry: () => void;
}

export interface FailedState {
  status: 'failed';
  /** The error of the call. */
  cause?: unknown;
  retry: () => void;
  busy: boolean;
}

export type LoadState<Loaded extends LoadedState> = { status: 'loading' } | FailedState | Loaded;

export interface LoadGateProps<Loaded extends LoadedState> {
  state: LoadState<Loaded>;
  skeleton: ReactNode;
  error: string;
  /** Shown if the refetch failed. */
  outdated: string;
  children: (loaded: Loaded) => ReactNode;
}

/** The states of a page that loads data (D72). After a failed refetch keeps the data, marked as outdated. */
export function LoadGate<Loaded extends LoadedState>(props: LoadGateProps<Loaded>) {
  const { state, skeleton, error, outdated, children } = props;
  if (state.status === 'loading') return skeleton;
  if (state.status === 'failed') {
    const { cause, retry, busy } = state;
    return <ErrorState title={error} cause={cause} onRetry={retry} busy={busy} />;
  }
  return (
    <>
      {state.isOutdated && (
        <InlineAlert tone="warning" action={{ label: copy.retry, onClick: state.retry }}>
          {outdated}
        </InlineAlert>
      )}
      {children(state)}
    </>
  );
}
