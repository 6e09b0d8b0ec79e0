import { useFocusKeeper } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import { useState } from 'react';
import { BagCard } from '../../components/bag-card/bag-card.tsx';
import type { CurrentBag } from '../../lib/current-bag.ts';
import { useThrottledTaps } from '../../lib/use-throttled-taps.ts';
import { List } from './bag-list-style.ts';
import { type BagDialog, BagDialogs } from './bag-dialogs.tsx';
import { copy } from './copy.ts';
import { type BagActions, useBagActions } from '../../lib/use-bag-actions.ts';

export interface BagListProps {
  current: readonly CurrentBag[];
  today: Day;
  onFinished: (bagId: number) => void;
}

export function BagList({ current, today, onFinished }: BagListProps) {
  const [dialog, setDialog] = useState<BagDialog | null>(null);
  const bagActions = useBagActions(today);
  const actions: BagActions = {
    ...bagActions,
    finish: (bag, day) => {
      onFinished(bag.id);
      bagActions.finish(bag, day);
    },
  };
  const finish = useThrottledTaps(actions.finish);
  // The focused button disappears with its bag.
  const keeper = useFocusKeeper();
  return (
    <>
      <section {...keeper} aria-label={copy.bags}>
        <List>
          {current.map((each) => (
            <li key={each.bag.id}>
              <BagCard
                current={each}
                today={today}
                actions={{
                  correct: () => setDialog({ kind: 'correction', current: each }),
                  finish: (day) => finish(each.bag, day),
                  more: () => setDialog({ kind: 'more', current: each }),
                }}
              />
            </li>
          ))}
        </List>
      </section>
      <BagDialogs dialog={dialog} show={setDialog} today={today} actions={actions} />
    </>
  );
}
