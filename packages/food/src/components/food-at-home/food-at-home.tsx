import { TextLink } from '@huella/ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isEndingSoon } from '../../lib/ending-soon.ts';
import { useSeenBags } from '../../lib/use-seen-bags.ts';
import { foodPaths } from '../../paths.ts';
import { BagLines } from '../bag-lines/bag-lines.tsx';
import { copy } from './copy.ts';

/** The food that ends within a week, each with the way to the next bag. Nothing while none does, or while that is not known: it has its own tab. */
export function FoodAtHome() {
  const known = useSeenBags();
  const soon = known?.seen.filter(isEndingSoon) ?? [];
  if (known === null || soon.length === 0) return null;
  return (
    <Stack component="section" spacing={2} aria-labelledby="food-at-home">
      <Typography component="h2" variant="h2" id="food-at-home">
        {copy.title}
      </Typography>
      <BagLines seen={soon} today={known.today} />
      <div>
        <TextLink to={foodPaths.bags.href()}>{copy.all}</TextLink>
      </div>
    </Stack>
  );
}
