import { useFocusKeeper, useLeadingDebounce } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import { useState } from 'react';
import { BagCard } from '../../components/bag-card/bag-card.tsx';
import type { CurrentBag } from '../../lib/current-bag.ts';
import { List } from './bag-list-style.ts';
import { type BagDialog, BagDialogs } from './bag-dialogs.tsx';
import { copy } from './copy.ts';
import { type BagActions, useBagActions } from '../../lib/use-bag-actions.ts';

export interface BagListProps {
  bags: readonly CurrentBag[];
  today: Day;
  /** Called before the change is sent. */
  onFinish: (bagId: number) => void;
}

export function BagList({ bags, today, onFinish }: BagListProps) {
  const [dialog, setDialog] = useState<BagDialog | null>(null);
  const { finish, ...actions } = useBagActions(today);
  const finishBag: BagActions['finish'] = (bag, day) => {
    onFinish(bag.id);
    finish(bag, day);
  };
  const finishOnce = useLeadingDebounce(finishBag);
  // The focused button disappears with its bag.
  const focusProps = useFocusKeeper();
  return (
    <>
      <section {...focusProps} aria-label={copy.bags}>
        <List>
          {bags.map((currentBag) => (
            <li key={currentBag.bag.id}>
              <BagCard
                currentBag={currentBag}
                today={today}
                actions={{
                  correct: () => setDialog({ kind: 'correction', currentBag }),
                  finish: (day) => finishOnce(currentBag.bag, day),
                  more: () => setDialog({ kind: 'more', currentBag }),
                }}
              />
            </li>
          ))}
        </List>
      </section>
      <BagDialogs
        dialog={dialog}
        show={setDialog}
        today={today}
        actions={{ ...actions, finish: finishBag }}
      />
    </>
  );
}
