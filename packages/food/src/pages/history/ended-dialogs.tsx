import type { FoodBag } from '@huella/contract';
import { useLastNonNull } from '@huella/ui';
import { DeleteDialog } from '../../components/delete-dialog/delete-dialog.tsx';
import type { BagActions } from '../../lib/use-bag-actions.ts';
import type { Ended } from './ended.ts';
import { EndedSheet } from './ended-sheet.tsx';

export interface EndedDialog {
  kind: 'more' | 'delete';
  ended: Ended;
}

export interface EndedDialogsProps {
  dialog: EndedDialog | null;
  show: (dialog: EndedDialog | null) => void;
  actions: Pick<BagActions, 'reopen' | 'remove'>;
}

export function EndedDialogs({ dialog, show, actions }: EndedDialogsProps) {
  const shown = useLastNonNull(dialog);
  if (shown === null) return null;
  const { ended } = shown;
  const close = () => show(null);
  const then = (act: (bag: FoodBag) => void) => () => {
    close();
    act(ended.bag);
  };
  return (
    <>
      <EndedSheet
        open={dialog?.kind === 'more'}
        ended={ended}
        onClose={close}
        onReopen={then(actions.reopen)}
        onDelete={() => show({ kind: 'delete', ended })}
      />
      <DeleteDialog
        open={dialog?.kind === 'delete'}
        food={ended.bag.alimento}
        onClose={close}
        onConfirm={then(actions.remove)}
      />
    </>
  );
}
