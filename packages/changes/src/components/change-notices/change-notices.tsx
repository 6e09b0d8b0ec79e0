import { InlineAlert } from '@huella/ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { copy } from '../../copy.ts';
import { OutcomeNotice } from './outcome-notice.tsx';
import { PendingNotice } from './pending-notice.tsx';
import { useChangeRequests } from '../../use-change-requests.ts';

export interface ChangeNoticesProps {
  /** The pet whose requests are shown; null for the person's own data. */
  petId: number | null;
}

/**
 * What waits for the insurer, and what became of requests that nobody has taken note of yet. Nothing while there is nothing,
 * nor while it is on its way: the page around it must not wait for it.
 */
export function ChangeNotices({ petId }: ChangeNoticesProps) {
  const title = useId();
  const section = useRef<HTMLElement>(null);
  const { requests, isFailed, retry } = useChangeRequests(petId);
  if (isFailed)
    return (
      <InlineAlert tone="warning" action={{ label: copy.notices.retry, onClick: retry }}>
        {copy.notices.failed}
      </InlineAlert>
    );
  if (requests.length === 0) return null;
  /** The button that had the focus goes with its notice: the focus stays near, or goes to the top of the page. */
  const keepFocus = () =>
    (requests.length > 1 ? section.current : document.querySelector<HTMLElement>('h1'))?.focus();
  return (
    <Stack component="section" ref={section} tabIndex={-1} aria-labelledby={title} spacing={1.5}>
      <Typography variant="h3" component="h2" id={title}>
        {copy.notices.title}
      </Typography>
      {requests.map((request) =>
        request.estado === 'PENDIENTE' ? (
          <PendingNotice key={request.id} request={request} />
        ) : (
          <OutcomeNotice key={request.id} request={request} onSeen={keepFocus} />
        ),
      )}
    </Stack>
  );
}
