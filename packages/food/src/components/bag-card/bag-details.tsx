import { capacityOf } from '@huella/food-forecast';
import type { Day } from '@huella/validation/day';
import Typography from '@mui/material/Typography';
import { copy as shared } from '../../copy.ts';
import { isOneShown, shownKilos } from '../../lib/amounts.ts';
import type { CurrentBag } from '../../lib/current-bag.ts';
import { onDayInWords, dayInWords } from '../../lib/day-in-words.ts';
import { copy } from './copy.ts';

/** Shows the end of a bag and what is left; asks where the forecast says that nothing is. */
export function BagDetails({ currentBag, today }: { currentBag: CurrentBag; today: Day }) {
  const { bag, forecast, isForecastEmpty } = currentBag;
  if (isForecastEmpty)
    return (
      <div className="details" data-over>
        <Typography className="ends">{copy.endedByCount}</Typography>
        <Typography variant="body2">{copy.countSaidOn(onDayInWords(forecast.ends, today))}</Typography>
      </div>
    );
  return (
    <div className="details">
      <Typography variant="body2">{copy.ends}</Typography>
      <Typography className="ends">{dayInWords(forecast.ends, today)}</Typography>
      <Typography variant="body2">
        {copy.left(
          isOneShown(forecast.kilos),
          shownKilos(forecast.kilos),
          shownKilos(capacityOf(bag)),
          shared.days(forecast.daysLeft),
        )}
      </Typography>
    </div>
  );
}
