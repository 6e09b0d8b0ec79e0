import { InlineAlert } from '@huella/ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { copy } from '../../copy.ts';
import { OutcomeNotice } from './outcome-notice.tsx';
import { PendingNotice } from './pending-notice.tsx';
import { useChangeRequests } from '../../use-change-requests.ts';

export interface ChangeNoticesProps {
  /** Null for the person's own data. */
  petId: number | null;
}

/** Pending requests, and outcomes not yet acknowledged. Renders nothing while loading, so that the page need not wait. */
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
  /** The acknowledged notice unmounts with the focused button: moves the focus to the section, or to the page's heading. */
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
