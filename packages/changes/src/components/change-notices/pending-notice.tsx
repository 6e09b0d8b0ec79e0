import type { ChangeRequest } from '@huella/contract';
import { InlineAlert } from '@huella/ui';
import { argentineDayOf, formatDay, todayInArgentina } from '@huella/validation/day';
import Typography from '@mui/material/Typography';
import { copy } from '../../copy.ts';
import { estimatedDay } from '../../lib/estimated-day.ts';
import { ChangedList } from '../changed-list/changed-list.tsx';

export function PendingNotice({ request: { creada, campos } }: { request: ChangeRequest }) {
  const requestedAt = new Date(creada);
  const estimate = estimatedDay(requestedAt);
  const isLate = todayInArgentina() > estimate;
  return (
    <InlineAlert tone="info">
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {copy.notices.waiting}
      </Typography>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {copy.notices.since(formatDay(argentineDayOf(requestedAt)))}{' '}
        {(isLate ? copy.notices.late : copy.review.estimate)(formatDay(estimate))}
      </Typography>
      <ChangedList fields={campos} />
    </InlineAlert>
  );
}
