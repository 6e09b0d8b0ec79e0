import type { Notification } from '@huella/contract';
import { EmptyState, ListGroup, useMinute } from '@huella/ui';
import { todayInArgentina } from '@huella/validation/day';
import Stack from '@mui/material/Stack';
import { byDay } from '../../lib/by-day.ts';
import { dayHeading } from '../../lib/day-heading.ts';
import { copy } from './copy.ts';
import { InboxRow } from './inbox-row.tsx';
import { OlderButton } from './older-button.tsx';
import type { OlderPages } from './use-inbox.ts';

export interface InboxProps {
  items: readonly Notification[];
  older: OlderPages | null;
}

export function Inbox({ items, older }: InboxProps) {
  const today = todayInArgentina(useMinute());
  if (items.length === 0) return <EmptyState illustration="dog" {...copy.empty} />;
  return (
    <Stack spacing={3}>
      {byDay(items).map(({ day, items: ofDay }) => (
        <ListGroup key={day} title={dayHeading(day, today, copy)}>
          {ofDay.map((item) => (
            <InboxRow key={item.id} item={item} />
          ))}
        </ListGroup>
      ))}
      <OlderButton older={older} />
    </Stack>
  );
}
