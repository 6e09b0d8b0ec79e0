import type { FoodBag } from '@huella/contract';
import { useLastNonNull } from '@huella/ui';
import { DeleteQuestion } from '../../components/delete-question/delete-question.tsx';
import type { BagActions } from '../../lib/use-bag-actions.ts';
import type { Ended } from './ended.ts';
import { EndedSheet } from './ended-sheet.tsx';

export interface EndedDialog {
  asks: 'more' | 'delete';
  ended: Ended;
}

export interface EndedDialogsProps {
  dialog: EndedDialog | null;
  ask: (dialog: EndedDialog | null) => void;
  actions: Pick<BagActions, 'reopen' | 'remove'>;
}

export function EndedDialogs({ dialog, ask, actions }: EndedDialogsProps) {
  const asked = useLastNonNull(dialog);
  if (asked === null) return null;
  const { ended } = asked;
  const close = () => ask(null);
  const then = (act: (bag: FoodBag) => void) => () => {
    close();
    act(ended.bag);
  };
  return (
    <>
      <EndedSheet
        open={dialog?.asks === 'more'}
        ended={ended}
        onClose={close}
        onReopen={then(actions.reopen)}
        onDelete={() => ask({ asks: 'delete', ended })}
      />
      <DeleteQuestion
        open={dialog?.asks === 'delete'}
        food={ended.bag.alimento}
        onClose={close}
        onConfirm={then(actions.remove)}
      />
    </>
  );
}
