import { InlineAlert } from '@huella/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { copy } from '../../copy.ts';
import { OutcomeNotice } from './outcome-notice.tsx';
import { PendingNotice } from './pending-notice.tsx';
import { useChangeRequests } from '../../use-change-requests.ts';

/** Notices shown at first, and further ones by each tap: the page goes on below them. */
const PAGE = 3;

export interface ChangeNoticesProps {
  /** Null for the person's own data. */
  petId: number | null;
}

/** Pending requests, and outcomes not yet acknowledged. Renders nothing while loading, so that the page need not wait. */
export function ChangeNotices({ petId }: ChangeNoticesProps) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const [count, setCount] = useState(PAGE);
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
  const rest = requests.length - count;
  const showMore = () => {
    setCount(count + PAGE);
    // The button unmounts.
    if (rest <= PAGE) section.current?.focus({ preventScroll: true });
  };
  return (
    <Stack component="section" ref={section} tabIndex={-1} aria-labelledby={titleId} spacing={1.5}>
      <Typography variant="h3" component="h2" id={titleId}>
        {copy.notices.title}
      </Typography>
      {requests
        .slice(0, count)
        .map((request) =>
          request.estado === 'PENDIENTE' ? (
            <PendingNotice key={request.id} request={request} />
          ) : (
            <OutcomeNotice key={request.id} request={request} onSeen={keepFocus} />
          ),
        )}
      {rest > 0 && (
        <div>
          <Button variant="outlined" onClick={showMore}>
            {copy.notices.more(Math.min(rest, PAGE))}
          </Button>
        </div>
      )}
    </Stack>
  );
}
