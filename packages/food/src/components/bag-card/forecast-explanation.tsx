import type { Day } from '@huella/validation/day';
import { formatDay } from '@huella/validation/day';
import { petName } from '@huella/validation/text';
import { styled } from '@mui/material/styles';
import { copy as shared } from '../../copy.ts';
import { shownKilos, shownPortion } from '../../lib/amounts.ts';
import { partOf, type CurrentBag } from '../../lib/current-bag.ts';
import { copy } from './copy.ts';

const Details = styled('details')(({ theme }) => ({
  ...theme.typography.body2,
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 32,
    borderRadius: 8,
    fontWeight: 600,
    color: theme.palette.primary.main,
    cursor: 'pointer',
    listStyle: 'none',
    textDecoration: 'underline',
    textDecorationThickness: '1.5px',
    textUnderlineOffset: '0.2em',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& p, & ul': { margin: '4px 0 0' },
  '& ul': { paddingInlineStart: '1.25em' },
}));

export function ForecastExplanation({ currentBag, today }: { currentBag: CurrentBag; today: Day }) {
  const { bag, forecast, pets } = currentBag;
  const [only] = pets;
  const portion = shownPortion(forecast.rate);
  return (
    <div>
      <span className="basis">{basisOf(currentBag, today)}</span>
      <Details>
        <summary>{copy.reckoned}</summary>
        <p>
          {pets.length === 1 && only ? copy.rateOfOne(petName(only.nombre), portion) : copy.rate(portion)}{' '}
          {copy.bought(formatDay(bag.fechaCompra))}
          {bag.sobrante > 0 && ` ${copy.carried(shownKilos(bag.sobrante))}`}
        </p>
        {pets.length > 1 && (
          <>
            <p>{copy.shared}</p>
            <ul>
              {pets.map((pet) => (
                <li key={pet.id}>
                  {copy.portion(petName(pet.nombre), shownPortion(partOf(pet, currentBag, forecast.rate)))}
                </li>
              ))}
            </ul>
          </>
        )}
      </Details>
    </div>
  );
}

function basisOf({ bag, forecast: { basis, samples } }: CurrentBag, today: Day): string {
  if (basis === 'planned') return copy.basis.planned(shared.days(bag.duracion));
  if (basis === 'learned') return copy.basis.learned(samples);
  const seenOn =
    bag.correcciones
      .map(({ dia }) => dia)
      .toSorted()
      .at(-1) ?? bag.fechaCompra;
  return copy.basis.corrected(seenOn === today ? shared.today : shared.onDay(formatDay(seenOn)));
}
