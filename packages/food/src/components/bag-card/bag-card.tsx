import { capacityOf } from '@huella/food-forecast';
import { ButtonLink, Icon } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import { formatKilograms } from '@huella/validation/number';
import { listed, petName } from '@huella/validation/text';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { copy as shared } from '../../copy.ts';
import { isEndingSoon } from '../../lib/ending-soon.ts';
import { fromBags } from '../../lib/from-bags.ts';
import type { CurrentBag } from '../../lib/current-bag.ts';
import { foodPaths } from '../../paths.ts';
import { BagDrawing } from '../bag-drawing/bag-drawing.tsx';
import { BagDetails } from './bag-details.tsx';
import { Card } from './card-style.ts';
import { copy } from './copy.ts';
import { ForecastExplanation } from './forecast-explanation.tsx';

const percent = new Intl.NumberFormat('es-AR', { style: 'percent', maximumFractionDigits: 0 });

interface BagCardActions {
  correct: () => void;
  finish: (day: Day) => void;
  more: () => void;
}

export interface BagCardProps {
  currentBag: CurrentBag;
  today: Day;
  actions: BagCardActions;
}

/** A current bag: how full, until when, why, and its three actions (D108). */
export function BagCard({ currentBag, today, actions }: BagCardProps) {
  const { bag, forecast, pets, isForecastEmpty } = currentBag;
  const food = shared.food(bag.alimento);
  const fillLevel = forecast.kilos / capacityOf(bag);
  const id = `bag-${bag.id}`;
  return (
    <Card aria-labelledby={id}>
      <div className="head">
        <div>
          <h2 id={id}>{food}</h2>
          <p>
            {[listed(pets.map(({ nombre }) => petName(nombre))), shared.size(formatKilograms(bag.total))]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <IconButton aria-label={copy.more(food)} aria-haspopup="dialog" onClick={actions.more}>
          <Icon name="more" />
        </IconButton>
      </div>
      <div className="body">
        <div className="drawing">
          <BagDrawing
            fillLevel={fillLevel}
            title={forecast.kilos > 0 ? copy.drawing(percent.format(fillLevel)) : copy.drawingEmpty}
          />
        </div>
        <div>
          <BagDetails currentBag={currentBag} today={today} />
          <ForecastExplanation currentBag={currentBag} today={today} />
        </div>
      </div>
      <div className="actions">
        <ButtonLink
          to={foodPaths.newBag.href({ renueva: bag.id })}
          state={fromBags}
          variant={isEndingSoon(currentBag) ? 'contained' : 'outlined'}
          aria-label={`${shared.renew}: ${food}`}
        >
          {shared.renew}
        </ButtonLink>
        <Button aria-label={`${copy.about}: ${food}`} onClick={actions.correct}>
          {copy.about}
        </Button>
        <Button aria-label={`${copy.finished}: ${food}`} onClick={() => actions.finish(today)}>
          {copy.finished}
        </Button>
        {isForecastEmpty && forecast.ends < today && (
          <Button aria-label={`${copy.finishedThen}: ${food}`} onClick={() => actions.finish(forecast.ends)}>
            {copy.finishedThen}
          </Button>
        )}
      </div>
    </Card>
  );
}
