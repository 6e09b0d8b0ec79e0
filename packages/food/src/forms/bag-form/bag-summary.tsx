import { useToday } from '@huella/ui';
import { plannedEnd } from '@huella/food-forecast';
import { useFormValues } from '@huella/forms';
import { isDay } from '@huella/validation/day';
import { DURATION_MAXIMUM } from '@huella/validation/food';
import { formatKilograms } from '@huella/validation/number';
import { listed, petName } from '@huella/validation/text';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BagDrawing } from '../../components/bag-drawing/bag-drawing.tsx';
import { copy as shared } from '../../copy.ts';
import { shownPortion } from '../../lib/amounts.ts';
import { dayInWords } from '../../lib/day-in-words.ts';
import type { BagControl, BagFacts } from './bag-flow.ts';
import { daysOf } from './bag-resolver.ts';
import type { BagFormValues } from './bag-values.ts';
import { copy } from './copy.ts';
import { chosenFood, chosenPets } from './food-choice.ts';
import { readRemaining } from './read-remaining.ts';

const Card = styled('section')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: 88,
    display: 'grid',
    gap: 8,
    justifyItems: 'center',
    alignSelf: 'start',
    padding: 24,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 16,
    backgroundColor: theme.palette.background.paper,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    '& .drawing': { width: 152, marginBottom: 8 },
    '& .ends': { ...theme.typography.h1, '&::first-letter': { textTransform: 'uppercase' } },
    '& .quiet': { color: theme.palette.text.secondary },
  },
}));

export function BagSummary({ control, facts }: { control: BagControl; facts: BagFacts }) {
  const values = useFormValues(control);
  const today = useToday();
  const food = chosenFood(values, facts);
  const ends = endOf(values, facts);
  const days = daysOf(values.duracion);
  const names = listed(chosenPets(values, facts).map(({ nombre }) => petName(nombre)));
  return (
    <Card aria-label={copy.summary}>
      <div className="drawing">
        <BagDrawing fillLevel={filledLevel(values)} />
      </div>
      <Typography variant="h3" component="p">
        {food ? shared.food(food) : copy.summaryEmpty}
      </Typography>
      {(names !== '' || values.kilos !== null) && (
        <Typography className="quiet">
          {[names, values.kilos !== null && shared.size(formatKilograms(values.kilos))]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      )}
      {ends !== null && (
        <div>
          <Typography className="quiet">{copy.summaryEnds}</Typography>
          <Typography className="ends">{dayInWords(ends, today)}</Typography>
        </div>
      )}
      {ends !== null && values.kilos !== null && days !== null && (
        <Typography className="quiet">{copy.portion(shownPortion(values.kilos / days))}</Typography>
      )}
    </Card>
  );
}

function filledLevel({ mascotas, alimentoId, kilos, duracion }: BagFormValues): number {
  const said = [mascotas.length > 0, alimentoId !== null, kilos !== null, duracion.trim() !== ''];
  return said.filter(Boolean).length / said.length;
}

function endOf(values: BagFormValues, facts: BagFacts): string | null {
  const { fechaCompra, kilos, alimentoId } = values;
  const days = daysOf(values.duracion);
  if (!isDay(fechaCompra) || kilos === null || days === null || days < 1 || days > DURATION_MAXIMUM)
    return null;
  const sobrante = facts.renewed?.alimento.id === alimentoId ? (readRemaining(values, facts).kilos ?? 0) : 0;
  return plannedEnd({ total: kilos, sobrante, duracion: days, fechaCompra });
}
