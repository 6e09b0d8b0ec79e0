import { styled } from '@mui/material/styles';
import { copy } from './copy.ts';

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 24,
  borderRadius: 16,
  backgroundColor: theme.palette.tint.primary,
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: 0 },
  '& ol': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    ...theme.typography.body2,
    fontWeight: 600,
    textAlign: 'center',
  },
  '& li': { position: 'relative', paddingTop: 28, overflowWrap: 'anywhere' },
  '& li::before': {
    content: '""',
    position: 'absolute',
    top: 4,
    left: 'calc(50% - 8px)',
    zIndex: 1,
    boxSizing: 'border-box',
    width: 16,
    height: 16,
    borderRadius: '50%',
    border: `3px solid ${theme.palette.primary.main}`,
    backgroundColor: theme.palette.background.paper,
  },
  '& li:last-of-type::before': { backgroundColor: theme.palette.primary.main },
  '& li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    top: 11,
    left: '50%',
    width: '100%',
    height: 2,
    backgroundColor: theme.palette.primary.main,
  },
}));

/** When reminders are sent: a timeline and words. */
export function ReminderTimes() {
  return (
    <Card aria-labelledby="reminder-times">
      <h2 id="reminder-times">{copy.timesTitle}</h2>
      <ol aria-hidden="true">
        {copy.times.map((time) => (
          <li key={time}>{time}</li>
        ))}
      </ol>
      <p>{copy.when}</p>
      <p>{copy.overdue}</p>
    </Card>
  );
}
