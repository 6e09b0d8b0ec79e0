import { PetThumbnail } from '@huella/pets/api';
import type { Day } from '@huella/validation/day';
import { petName } from '@huella/validation/text';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { isOneShown, shownKilos, shownPortion } from '../../lib/amounts.ts';
import type { PetStock } from '../../lib/current-bag.ts';
import { onDayInWords } from '../../lib/day-in-words.ts';
import { copy } from './copy.ts';

const Rows = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    gap: 12,
    alignItems: 'center',
    overflowWrap: 'anywhere',
    padding: 12,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.palette.background.paper,
  },
  '& strong': { display: 'block' },
  '& p': { ...theme.typography.body2, margin: 0, minWidth: 0, fontVariantNumeric: 'tabular-nums' },
}));

export function PetStocks({ stocks, today }: { stocks: readonly PetStock[]; today: Day }) {
  return (
    <section aria-labelledby="pet-stocks">
      <Typography variant="h2" id="pet-stocks" sx={{ mb: 1 }}>
        {copy.stocks}
      </Typography>
      <Rows>
        {stocks.map(({ pet, kilos, rate, ends }) => (
          <li key={pet.id}>
            <PetThumbnail pet={pet} size={44} />
            <p>
              <strong>{petName(pet.nombre)}</strong>
              {copy.stock(
                isOneShown(kilos),
                shownKilos(kilos),
                shownPortion(rate),
                onDayInWords(ends, today),
              )}
            </p>
          </li>
        ))}
      </Rows>
    </section>
  );
}
