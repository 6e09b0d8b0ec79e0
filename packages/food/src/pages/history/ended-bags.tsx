import type { FoodBag, Pet } from '@huella/contract';
import { ButtonLink, EmptyState, useFocusKeeper, useProgressiveCount, useToday } from '@huella/ui';
import { useState } from 'react';
import { copy as shared } from '../../copy.ts';
import { useBagActions } from '../../lib/use-bag-actions.ts';
import { foodPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { EndedBag } from './ended-bag.tsx';
import { type EndedDialog, EndedDialogs } from './ended-dialogs.tsx';
import { byYear, endedBags } from './ended.ts';
import { Years } from './ended-style.ts';

export interface EndedBagsProps {
  bags: readonly FoodBag[];
  pets: readonly Pet[];
  only: Pet | undefined;
}

/** The ended bags by year; a long list is extended on demand. */
export function EndedBags({ bags, pets, only }: EndedBagsProps) {
  const all = endedBags(bags, only?.id);
  const count = useProgressiveCount(all.length);
  const [dialog, setDialog] = useState<EndedDialog | null>(null);
  const actions = useBagActions(useToday());
  // The focused button disappears with its bag.
  const focusProps = useFocusKeeper();
  if (all.length === 0) return <NoneEnded />;
  return (
    <>
      <Years {...focusProps} aria-label={shared.history}>
        {byYear(all.slice(0, count)).map(({ year, ended }) => (
          <section key={year} aria-labelledby={`year-${year}`}>
            <h2 id={`year-${year}`}>{year}</h2>
            <ol>
              {ended.map((each) => (
                <li key={each.bag.id}>
                  <EndedBag
                    ended={each}
                    pets={pets}
                    onMore={() => setDialog({ kind: 'more', ended: each })}
                  />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </Years>
      <EndedDialogs dialog={dialog} show={setDialog} actions={actions} />
    </>
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
