import type { ReactNode } from 'react';
import { copy } from '../copy.ts';
import { ErrorState } from './error-state.tsx';
import { InlineAlert } from './inline-alert.tsx';

/** What is there of something that was asked for. */
export interface LoadedState {
  status: 'present';
  /** What is here could not be asked for again. */
  isOutdated: boolean;
  retry: () => void;
}

/** Something that was asked for, as far as it is known. */
export type LoadState<Loaded extends LoadedState> =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void; busy: boolean }
  | Loaded;

export interface LoadGateProps<Loaded extends LoadedState> {
  state: LoadState<Loaded>;
  /** The page's own shape while it loads. */
  skeleton: ReactNode;
  /** What could not be loaded, as a sentence. */
  error: string;
  /** Said above what could not be asked for again. */
  outdated: string;
  children: (loaded: Loaded) => ReactNode;
}

/** The states of a page that asks for something (D72). What could not be asked for again stays, and is said to be older. */
export function LoadGate<Loaded extends LoadedState>(props: LoadGateProps<Loaded>) {
  const { state, skeleton, error, outdated, children } = props;
  if (state.status === 'loading') return skeleton;
  if (state.status === 'failed') return <ErrorState title={error} onRetry={state.retry} busy={state.busy} />;
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
