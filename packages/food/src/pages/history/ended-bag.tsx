import type { FoodBag, Pet } from '@huella/contract';
import { type Lasted, lastedOf } from '@huella/food-forecast';
import { ButtonLink } from '@huella/ui';
import { formatDay } from '@huella/validation/day';
import { formatKilograms, formatMoney } from '@huella/validation/number';
import { listed, petName } from '@huella/validation/text';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { copy as shared } from '../../copy.ts';
import { shownKilos, shownPortion } from '../../lib/amounts.ts';
import { isEatenBy } from '../../lib/seen-bag.ts';
import { foodPaths } from '../../paths.ts';
import { copy } from './copy.ts';

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: 16,
  borderRadius: 16,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  // Buying it again is what it is for; what can be mended of it follows on one line.
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '8px 0', marginTop: 4 },
  '& .actions > .MuiButton-outlined': { flex: '1 1 100%' },
  '& .actions > .MuiButton-text': { paddingInline: 12 },
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.palette.text.secondary },
  '& .lasted': { ...theme.typography.body1, fontWeight: 600, color: theme.palette.text.primary },
}));

export interface EndedBagProps {
  bag: FoodBag;
  end: NonNullable<FoodBag['terminada']>;
  pets: readonly Pet[];
  onReopen: () => void;
  onDelete: () => void;
}

/** A bag that ended: how long it lasted, what a day of it was and cost, and what can be mended of it. */
export function EndedBag({ bag, end, pets, onReopen, onDelete }: EndedBagProps) {
  const food = shared.food(bag.alimento);
  const eaters = pets.filter(({ id }) => isEatenBy(bag, id)).map(({ nombre }) => petName(nombre));
  const lasted = lastedOf(bag);
  const id = `ended-${bag.id}`;
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>{food}</h2>
      <p>{[listed(eaters), shared.size(formatKilograms(bag.total))].filter(Boolean).join(' · ')}</p>
      {lasted && <p className="lasted">{lastedText(bag, end.observada, lasted.days)}</p>}
      <p>{copy.period(formatDay(bag.fechaCompra), formatDay(end.dia))}</p>
      {lasted && <p>{[copy.rate(shownPortion(lasted.rate)), costOf(lasted)].join(' · ')}</p>}
      {end.kilos > 0 && <p>{copy.left(shownKilos(end.kilos))}</p>}
      <div className="actions">
        <ButtonLink
          to={foodPaths.newBag.href({ repite: bag.id })}
          variant="outlined"
          aria-label={`${copy.again}: ${food}`}
        >
          {copy.again}
        </ButtonLink>
        <Button onClick={onReopen} aria-label={`${copy.reopen}: ${food}`}>
          {copy.reopen}
        </Button>
        <ButtonLink to={foodPaths.editBag.href(bag.id)} aria-label={`${copy.edit}: ${food}`}>
          {copy.edit}
        </ButtonLink>
        <Button color="error" onClick={onDelete} aria-label={`${copy.remove}: ${food}`}>
          {copy.remove}
        </Button>
      </div>
    </Card>
  );
}

function costOf({ pesos }: Lasted): string {
  return pesos === null ? copy.noPrice : copy.cost(formatMoney(Math.round(pesos)));
}

function lastedText({ duracion }: FoodBag, isObserved: boolean, days: number): string {
  if (!isObserved) return copy.byCount(shared.days(days));
  return days === duracion
    ? copy.lastedAsPlanned(shared.days(days))
    : copy.lasted(shared.days(days), shared.days(duracion));
}
