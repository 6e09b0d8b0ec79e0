import { ErrorState, InlineAlert, ListSkeleton } from '@huella/ui';
import type { ReactNode } from 'react';
import { type PresentBags, useBags } from '../../api/use-bags.ts';
import { copy } from '../../copy.ts';

export interface BagsGateProps {
  /** The page's own shape while they load; cards unless given. */
  skeleton?: ReactNode;
  children: (bags: PresentBags) => ReactNode;
}

/** The states of a page of bags (D72). What could not be asked for again stays, and is said to be older. */
export function BagsGate({ skeleton, children }: BagsGateProps) {
  const state = useBags();
  if (state.status === 'loading') return skeleton ?? <ListSkeleton rows={3} />;
  if (state.status === 'failed')
    return (
      <ErrorState
        title={copy.error.title}
        message={copy.error.text}
        onRetry={state.retry}
        busy={state.busy}
      />
    );
  return (
    <>
      {state.isOutdated && (
        <InlineAlert tone="warning" action={{ label: copy.retry, onClick: state.retry }}>
          {copy.outdated}
        </InlineAlert>
      )}
      {children(state)}
    </>
  );
}
