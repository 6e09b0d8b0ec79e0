import type { Pet } from '@huella/contract';
import { type Consumption, consumptionOf } from '@huella/food-forecast';
import { Icon, TextLink } from '@huella/ui';
import { formatDay } from '@huella/validation/day';
import { formatKilograms, formatMoney } from '@huella/validation/number';
import { listed, petName } from '@huella/validation/text';
import IconButton from '@mui/material/IconButton';
import { copy as shared } from '../../copy.ts';
import { shownPortion } from '../../lib/amounts.ts';
import { lastedText } from '../../lib/lasted-text.ts';
import { isEatenBy } from '../../lib/current-bag.ts';
import { foodPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import type { Ended } from './ended.ts';

export interface EndedBagProps {
  ended: Ended;
  pets: readonly Pet[];
  onMore: () => void;
}

/** An ended bag: how long it lasted, what a day took and cost, and a link to buy it again. */
export function EndedBag({ ended: { bag, end }, pets, onMore }: EndedBagProps) {
  const food = shared.food(bag.alimento);
  const names = pets.filter(({ id }) => isEatenBy(bag, id)).map(({ nombre }) => petName(nombre));
  const lasted = consumptionOf(bag);
  const day = formatDay(end.dia);
  const id = `ended-${bag.id}`;
  return (
    <article aria-labelledby={id}>
      <h3 id={id}>{food}</h3>
      {lasted && <p className="lasted">{lastedText(bag)}</p>}
      <div className="details">
        <p>{[listed(names), shared.size(formatKilograms(bag.total))].filter(Boolean).join(' · ')}</p>
        <p>{copy.period(formatDay(bag.fechaCompra), day)}</p>
        {lasted && <p>{[copy.rate(shownPortion(lasted.rate)), costOf(lasted)].join(' · ')}</p>}
      </div>
      <TextLink
        className="again"
        to={foodPaths.newBag.href({ repite: bag.id })}
        aria-label={`${shared.again}: ${food}`}
      >
        {shared.again}
      </TextLink>
      <IconButton className="more" aria-label={copy.more(food, day)} aria-haspopup="dialog" onClick={onMore}>
        <Icon name="more" />
      </IconButton>
    </article>
  );
}

function costOf({ pesos }: Consumption): string {
  return pesos === null ? copy.noPrice : copy.cost(formatMoney(Math.round(pesos)));
}
