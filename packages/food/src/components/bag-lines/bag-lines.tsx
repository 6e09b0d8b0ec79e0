import { capacityOf } from '@huella/food-forecast';
import { ButtonLink } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import { styled } from '@mui/material/styles';
import { copy as shared } from '../../copy.ts';
import type { CurrentBag } from '../../lib/current-bag.ts';
import { foodPaths } from '../../paths.ts';
import { BagDrawing } from '../bag-drawing/bag-drawing.tsx';
import { bagTitle, endSentence, renewName } from './bag-words.ts';

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

export function BagLines({ currentBags, today }: { currentBags: readonly CurrentBag[]; today: Day }) {
  return (
    <Lines>
      {currentBags.map((each) => (
        <li key={each.bag.id}>
          <span className="drawing">
            <BagDrawing fillLevel={each.forecast.kilos / capacityOf(each.bag)} />
          </span>
          <p>
            <strong>{bagTitle(each)}</strong>
            {endSentence(each, today)}
          </p>
          <ButtonLink
            to={foodPaths.newBag.href({ renueva: each.bag.id })}
            variant="outlined"
            aria-label={renewName(each)}
          >
            {shared.renew}
          </ButtonLink>
        </li>
      ))}
    </Lines>
  );
}
