import type { Pet } from '@huella/contract';
import { usePets } from '@huella/pets/api';
import { TextLink, useToday } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useBags } from '../../api/use-bags.ts';
import { listCurrentBags, isEatenBy, type CurrentBag } from '../../lib/current-bag.ts';
import { foodPaths } from '../../paths.ts';
import { BagLines } from '../bag-lines/bag-lines.tsx';
import { copy } from './copy.ts';

/** The bags that a pet eats from. Renders nothing without one, or while they load. */
export function FoodOfPet({ pet }: { pet: Pet }) {
  const known = useCurrentBags();
  const own = known?.currentBags.filter(({ bag }) => isEatenBy(bag, pet.id)) ?? [];
  if (known === null || own.length === 0) return null;
  return (
    <Stack component="section" spacing={1} aria-labelledby="food-of-pet">
      <Typography component="h2" variant="h3" id="food-of-pet">
        {copy.title}
      </Typography>
      <BagLines currentBags={own} today={known.today} />
      <div>
        <TextLink to={foodPaths.bags.href({ mascota: pet.id })}>{copy.all}</TextLink>
      </div>
    </Stack>
  );
}

function useCurrentBags(): { currentBags: readonly CurrentBag[]; today: Day } | null {
  const { data: pets } = usePets();
  const state = useBags();
  const today = useToday();
  if (pets === undefined || state.status !== 'present') return null;
  return { currentBags: listCurrentBags(state.bags, pets, today), today };
}
