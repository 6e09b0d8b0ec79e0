import type { FoodBag } from '@huella/contract';
import { SuccessBand, TextLink } from '@huella/ui';
import Typography from '@mui/material/Typography';
import { copy as shared } from '../../copy.ts';
import { fromBags } from '../../lib/from-bags.ts';
import { lastedText } from '../../lib/lasted-text.ts';
import { foodPaths } from '../../paths.ts';
import { copy } from './copy.ts';

/** The bag that the person just said is empty: how long it lasted, and the next one. Nothing once that is taken back. */
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
