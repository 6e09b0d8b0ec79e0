import type { FoodBag, Pet } from '@huella/contract';
import { useLastNonNull } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import { BagSheet } from '../../components/bag-sheet/bag-sheet.tsx';
import { CorrectionSheet } from '../../components/correction-sheet/correction-sheet.tsx';
import { DeleteQuestion } from '../../components/delete-question/delete-question.tsx';
import type { CurrentBag } from '../../lib/current-bag.ts';
import type { BagActions } from '../../lib/use-bag-actions.ts';

export interface BagDialog {
  asks: 'left' | 'more' | 'delete' | 'last';
  current: CurrentBag;
}

export interface BagDialogsProps {
  dialog: BagDialog | null;
  ask: (dialog: BagDialog | null) => void;
  today: Day;
  actions: BagActions;
}

export function BagDialogs({ dialog, ask, today, actions }: BagDialogsProps) {
  const asked = useLastNonNull(dialog);
  if (asked === null) return null;
  const { current } = asked;
  const isOpen = (...kinds: BagDialog['asks'][]) => dialog !== null && kinds.includes(dialog.asks);
  const close = () => ask(null);
  const then = (act: (bag: FoodBag) => void) => {
    close();
    act(current.bag);
  };
  const detach = (pet: Pet) => {
    if (current.eaters.length > 1) then((bag) => actions.detach(bag, pet));
    else ask({ asks: 'last', current });
  };
  return (
    <>
      <CorrectionSheet
        open={isOpen('left')}
        current={current}
        onClose={close}
        onSave={(kilos) =>
          then((bag) => (kilos > 0 ? actions.correct(bag, kilos) : actions.finish(bag, today)))
        }
      />
      <BagSheet
        open={isOpen('more')}
        current={current}
        onClose={close}
        onDetach={detach}
        onDelete={() => ask({ asks: 'delete', current })}
      />
      <DeleteQuestion
        open={isOpen('delete', 'last')}
        food={current.bag.alimento}
        isLastEater={asked.asks === 'last'}
        onClose={close}
        onConfirm={() => then(actions.remove)}
      />
    </>
  );
}
