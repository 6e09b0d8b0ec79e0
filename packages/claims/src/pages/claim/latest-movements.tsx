import type { ClaimMovement } from '@huella/contract';
import { TextLink, useUrlStep } from '@huella/ui';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { formatInstantDay } from '@huella/validation/day';
import { useId } from 'react';
import { plainMovement } from '../../lib/plain-movement.ts';
import { copy } from './copy.ts';
import { movementsWithKeys } from './movements-with-keys.ts';

const MOST = 3;

const Timeline = styled('ol')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { position: 'relative', paddingInlineStart: 24, paddingBottom: 12, overflowWrap: 'anywhere' },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    top: '0.4375rem',
    left: 0,
    boxSizing: 'border-box',
    width: 12,
    height: 12,
    borderRadius: '50%',
    border: `2px solid ${theme.palette.primary.main}`,
  },
  '& > li:first-of-type::before': { backgroundColor: theme.palette.primary.main },
  '& > li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    top: 'calc(0.4375rem + 14px)',
    bottom: '-0.3125rem',
    left: 5,
    width: 2,
    backgroundColor: theme.palette.divider,
  },
  '& p': { margin: 0, whiteSpace: 'pre-line' },
  '& small': { ...theme.typography.body2, color: theme.palette.text.secondary },
}));

export function LatestMovements({ movements }: { movements: readonly ClaimMovement[] }) {
  const id = useId();
  const { stepTo } = useUrlStep();
  if (movements.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography component="h2" variant="h3" id={id} sx={{ mb: 1.5 }}>
        {copy.latest}
      </Typography>
      <Timeline>
        {movementsWithKeys(movements)
          .slice(0, MOST)
          .map(({ key, movement }) => (
            <li key={key}>
              <p>{plainMovement(movement.razon)}</p>
              <small>{formatInstantDay(movement.fecha_movimiento)}</small>
            </li>
          ))}
      </Timeline>
      {movements.length > MOST && (
        <TextLink className="screen" {...stepTo('movimientos')}>
          {copy.allMovements}
        </TextLink>
      )}
    </section>
  );
}
