import type { FoodBag, Pet } from '@huella/contract';
import { ButtonLink, EmptyState, useGrowingCount } from '@huella/ui';
import { compareDays } from '@huella/validation/day';
import { styled } from '@mui/material/styles';
import { isEatenBy } from '../../lib/seen-bag.ts';
import { foodPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { EndedBag } from './ended-bag.tsx';

const List = styled('ol')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });

export interface EndedBagsProps {
  bags: readonly FoodBag[];
  pets: readonly Pet[];
  /** The only pet that is shown. */
  only: Pet | undefined;
}

/** The bags that ended, the last one on top; the rest of a long list follows bit by bit. */
export function EndedBags({ bags, pets, only }: EndedBagsProps) {
  const ended = bags
    .flatMap((bag) =>
      bag.terminada && (!only || isEatenBy(bag, only.id)) ? [{ bag, end: bag.terminada }] : [],
    )
    .toSorted((left, right) => compareDays(right.end.dia, left.end.dia) || right.bag.id - left.bag.id);
  const count = useGrowingCount(ended.length);
  if (ended.length === 0) return <NoneEnded />;
  return (
    <List>
      {ended.slice(0, count).map(({ bag, end }) => (
        <li key={bag.id}>
          <EndedBag bag={bag} end={end} pets={pets} />
        </li>
      ))}
    </List>
  );
}

function NoneEnded() {
  return (
    <EmptyState
      illustration="food"
      title={copy.empty.title}
      text={copy.empty.text}
      action={
        <ButtonLink to={foodPaths.bags.href()} variant="contained">
          {copy.empty.action}
        </ButtonLink>
      }
    />
  );
}
