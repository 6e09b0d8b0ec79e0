import type { FoodBag, Pet } from '@huella/contract';
import { useLastAsked } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import { BagSheet } from '../../components/bag-sheet/bag-sheet.tsx';
import { CorrectionSheet } from '../../components/correction-sheet/correction-sheet.tsx';
import { DeleteQuestion } from '../../components/delete-question/delete-question.tsx';
import type { CurrentBag } from '../../lib/current-bag.ts';
import type { BagActions } from '../../lib/use-bag-actions.ts';

export interface BagDialog {
  asks: 'left' | 'more' | 'delete' | 'last';
  seen: CurrentBag;
}

export interface BagDialogsProps {
  dialog: BagDialog | null;
  ask: (dialog: BagDialog | null) => void;
  today: Day;
  actions: BagActions;
}

export function BagDialogs({ dialog, ask, today, actions }: BagDialogsProps) {
  const asked = useLastAsked(dialog);
  if (asked === null) return null;
  const { seen } = asked;
  const isOpen = (...kinds: BagDialog['asks'][]) => dialog !== null && kinds.includes(dialog.asks);
  const close = () => ask(null);
  const then = (act: (bag: FoodBag) => void) => {
    close();
    act(seen.bag);
  };
  const detach = (pet: Pet) => {
    if (seen.eaters.length > 1) then((bag) => actions.detach(bag, pet));
    else ask({ asks: 'last', seen });
  };
  return (
    <>
      <CorrectionSheet
        open={isOpen('left')}
        seen={seen}
        onClose={close}
        onSave={(kilos) =>
          then((bag) => (kilos > 0 ? actions.correct(bag, kilos) : actions.finish(bag, today)))
        }
      />
      <BagSheet
        open={isOpen('more')}
        seen={seen}
        onClose={close}
        onDetach={detach}
        onDelete={() => ask({ asks: 'delete', seen })}
      />
      <DeleteQuestion
        open={isOpen('delete', 'last')}
        food={seen.bag.alimento}
        isLastEater={asked.asks === 'last'}
        onClose={close}
        onConfirm={() => then(actions.remove)}
      />
    </>
  );
}
