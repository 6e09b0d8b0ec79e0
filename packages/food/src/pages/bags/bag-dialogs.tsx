import type { FoodBag, Pet } from '@huella/contract';
import { useLastNonNull } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import { BagSheet } from '../../components/bag-sheet/bag-sheet.tsx';
import { CorrectionSheet } from '../../components/correction-sheet/correction-sheet.tsx';
import { DeleteDialog } from '../../components/delete-dialog/delete-dialog.tsx';
import type { CurrentBag } from '../../lib/current-bag.ts';
import type { BagActions } from '../../lib/use-bag-actions.ts';

export interface BagDialog {
  kind: 'correction' | 'more' | 'delete' | 'delete-last';
  currentBag: CurrentBag;
}

export interface BagDialogsProps {
  dialog: BagDialog | null;
  show: (dialog: BagDialog | null) => void;
  today: Day;
  actions: BagActions;
}

export function BagDialogs({ dialog, show, today, actions }: BagDialogsProps) {
  const shown = useLastNonNull(dialog);
  if (shown === null) return null;
  const { currentBag } = shown;
  const isOpen = (...kinds: BagDialog['kind'][]) => dialog !== null && kinds.includes(dialog.kind);
  const close = () => show(null);
  const then = (act: (bag: FoodBag) => void) => {
    close();
    act(currentBag.bag);
  };
  const detach = (pet: Pet) => {
    if (currentBag.pets.length > 1) then((bag) => actions.detach(bag, pet));
    else show({ kind: 'delete-last', currentBag });
  };
  return (
    <>
      <CorrectionSheet
        open={isOpen('correction')}
        currentBag={currentBag}
        onClose={close}
        onSave={(kilos) =>
          then((bag) => (kilos > 0 ? actions.correct(bag, kilos) : actions.finish(bag, today)))
        }
      />
      <BagSheet
        open={isOpen('more')}
        currentBag={currentBag}
        onClose={close}
        onDetach={detach}
        onDelete={() => show({ kind: 'delete', currentBag })}
      />
      <DeleteDialog
        open={isOpen('delete', 'delete-last')}
        food={currentBag.bag.alimento}
        isOnlyPet={shown.kind === 'delete-last'}
        onClose={close}
        onConfirm={() => then(actions.remove)}
      />
    </>
  );
}
