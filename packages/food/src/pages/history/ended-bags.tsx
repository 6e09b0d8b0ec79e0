import type { FoodBag, Pet } from '@huella/contract';
import { ButtonLink, EmptyState, useFocusKeeper, useGrowingCount } from '@huella/ui';
import { compareDays } from '@huella/validation/day';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { DeleteQuestion } from '../../components/delete-question/delete-question.tsx';
import { copy as shared } from '../../copy.ts';
import { isEatenBy } from '../../lib/seen-bag.ts';
import { useBagActions } from '../../lib/use-bag-actions.ts';
import { useToday } from '../../lib/use-today.ts';
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
  const [asked, setAsked] = useState<FoodBag | null>(null);
  const actions = useBagActions(useToday());
  // The button that was pressed goes with its bag.
  const place = useFocusKeeper();
  if (ended.length === 0) return <NoneEnded />;
  return (
    <section {...place} aria-label={shared.history}>
      <List>
        {ended.slice(0, count).map(({ bag, end }) => (
          <li key={bag.id}>
            <EndedBag
              bag={bag}
              end={end}
              pets={pets}
              onReopen={() => actions.reopen(bag)}
              onDelete={() => setAsked(bag)}
            />
          </li>
        ))}
      </List>
      <DeleteBag bag={asked} onClose={() => setAsked(null)} onConfirm={actions.remove} />
    </section>
  );
}

interface DeleteBagProps {
  /** Null while nothing is asked. */
  bag: FoodBag | null;
  onClose: () => void;
  onConfirm: (bag: FoodBag) => void;
}

function DeleteBag({ bag, onClose, onConfirm }: DeleteBagProps) {
  // The words stay while the question closes.
  const [asked, setAsked] = useState(bag);
  if (bag !== null && bag !== asked) setAsked(bag);
  if (asked === null) return null;
  const confirm = () => {
    onClose();
    onConfirm(asked);
  };
  return <DeleteQuestion open={bag !== null} food={asked.alimento} onClose={onClose} onConfirm={confirm} />;
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
