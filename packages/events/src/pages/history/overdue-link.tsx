import type { CalendarItem } from '@huella/calendar';
import { Icon } from '@huella/ui';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { copy } from './copy.ts';
import type { HistoryViewProps } from './history-view.ts';
import { useHistoryQuery } from './use-history-query.ts';

const Overdue = styled(Link)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  padding: '8px 16px',
  borderRadius: 16,
  color: theme.palette.text.primary,
  textDecoration: 'none',
  backgroundColor: theme.palette.tint.coral,
  boxShadow: `inset 4px 0 0 ${theme.palette.secondary.main}`,
  '& > svg': { flex: 'none', color: theme.palette.secondary.main },
  '& strong': { flex: 1 },
  '& .see': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 40,
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
}));

const OVERDUE = { view: 'list', state: 'overdue' } as const;

/** Links to overdue items from other views. */
export function OverdueLink({ calendar, only }: Pick<HistoryViewProps, 'calendar' | 'only'>) {
  const { searchOf, follow } = useHistoryQuery();
  const isOverdue = ({ state, event }: CalendarItem) =>
    state === 'overdue' && (only === undefined || event.mascota.id === only.id);
  const count = calendar.items.filter(isOverdue).length;
  if (count === 0) return null;
  return (
    <Overdue to={{ search: searchOf(OVERDUE) }} replace preventScrollReset onClick={follow(OVERDUE)}>
      <Icon name="alert" />
      <strong>{copy.overdue(count)}</strong>
      <span className="see">{copy.seeOverdue}</span>
    </Overdue>
  );
}
