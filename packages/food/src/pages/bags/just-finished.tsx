import type { FoodBag } from '@huella/contract';
import { SuccessBand, TextLink } from '@huella/ui';
import Typography from '@mui/material/Typography';
import { copy as shared } from '../../copy.ts';
import { fromBags } from '../../lib/from-bags.ts';
import { lastedText } from '../../lib/lasted-text.ts';
import { foodPaths } from '../../paths.ts';
import { copy } from './copy.ts';

/** How long the bag lasted that was just finished, and the next one. Disappears when that is undone. */
export function JustFinished({ bag }: { bag: FoodBag | undefined }) {
  if (bag === undefined || bag.terminada === null) return null;
  const food = shared.food(bag.alimento);
  return (
    <SuccessBand illustration="food-finished" title={copy.finished(food)}>
      <Typography>{lastedText(bag)}</Typography>
      <TextLink to={foodPaths.newBag.href({ repite: bag.id })} state={fromBags}>
        {shared.again}
      </TextLink>
    </SuccessBand>
  );
}
