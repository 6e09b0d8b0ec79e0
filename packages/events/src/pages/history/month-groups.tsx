import type { CalendarItem } from '@huella/calendar';
import { useIsListBeside } from '@huella/ui';
import Typography from '@mui/material/Typography';
import {
  CalendarEntries,
  type CalendarEntriesProps,
} from '../../components/calendar-entry/calendar-entries.tsx';
import { fromCalendar } from '../../lib/from-calendar.ts';
import { monthOf } from '../../lib/long-day.ts';
import { useEntryLinks } from './use-entry-links.ts';

export type MonthGroupsProps = Omit<CalendarEntriesProps, 'label' | 'registerState' | 'links'>;

export function MonthGroups({ items, ...list }: MonthGroupsProps) {
  const links = useEntryLinks();
  const level = useIsListBeside() ? 'h3' : 'h2';
  return groupsOf(items).map(({ month, ofMonth }) => (
    <section key={month} aria-labelledby={`month-${month}`}>
      <Typography
        component={level}
        variant="h3"
        id={`month-${month}`}
        sx={{ mb: 1, '&::first-letter': { textTransform: 'uppercase' } }}
      >
        {monthOf(`${month}-01`)}
      </Typography>
      <CalendarEntries items={ofMonth} registerState={fromCalendar} links={links} {...list} />
    </section>
  ));
}

interface MonthGroup {
  /** `YYYY-MM` */
  readonly month: string;
  readonly ofMonth: CalendarItem[];
}

function groupsOf(items: readonly CalendarItem[]): MonthGroup[] {
  const groups: MonthGroup[] = [];
  for (const item of items) {
    const month = item.day.slice(0, 7);
    const last = groups.at(-1);
    if (last?.month === month) last.ofMonth.push(item);
    else groups.push({ month, ofMonth: [item] });
  }
  return groups;
}
