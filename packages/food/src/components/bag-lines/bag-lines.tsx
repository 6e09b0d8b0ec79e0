import { capacityOf } from '@huella/food-forecast';
import { ButtonLink } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import { listed, petName } from '@huella/validation/text';
import { styled } from '@mui/material/styles';
import { copy as shared } from '../../copy.ts';
import type { SeenBag } from '../../lib/seen-bag.ts';
import { onSpokenDay } from '../../lib/spoken-day.ts';
import { foodPaths } from '../../paths.ts';
import { BagDrawing } from '../bag-drawing/bag-drawing.tsx';
import { copy } from './copy.ts';

const Lines = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    padding: 12,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.palette.background.paper,
  },
  '& .drawing': { flex: 'none', width: 36 },
  '& p': { flex: '1 1 10rem', minWidth: 0, margin: 0, lineHeight: 1.4, overflowWrap: 'anywhere' },
  '& strong': { display: 'block', fontWeight: 600 },
}));

/** Bags in a line each, with the way to the next one, for screens that are about something else. */
export function BagLines({ seen, today }: { seen: readonly SeenBag[]; today: Day }) {
  return (
    <Lines>
      {seen.map(({ bag, forecast, eaters, isOverByCount }) => {
        const food = shared.food(bag.alimento);
        return (
          <li key={bag.id}>
            <span className="drawing">
              <BagDrawing share={forecast.kilos / capacityOf(bag)} />
            </span>
            <p>
              <strong>
                {[food, listed(eaters.map(({ nombre }) => petName(nombre)))].filter(Boolean).join(' · ')}
              </strong>
              {isOverByCount ? copy.over : copy.ends(onSpokenDay(forecast.ends, today))}
            </p>
            <ButtonLink
              to={foodPaths.newBag.href({ renueva: bag.id })}
              variant="outlined"
              aria-label={copy.renew(food)}
            >
              {shared.renew}
            </ButtonLink>
          </li>
        );
      })}
    </Lines>
  );
}
