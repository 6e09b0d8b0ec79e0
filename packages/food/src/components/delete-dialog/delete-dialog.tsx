import type { Food } from '@huella/contract';
import { ConfirmDialog } from '@huella/ui';
import { foodMessages } from '@huella/validation/food';
import { copy as shared } from '../../copy.ts';
import { copy } from './copy.ts';

export interface DeleteDialogProps {
  open: boolean;
  food: Food;
  /** Whether it opens because the bag's only pet was to be detached (specification §4 *Food*). */
  isOnlyPet?: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

export function DeleteDialog({ open, food, isOnlyPet = false, onClose, onConfirm }: DeleteDialogProps) {
  const name = shared.food(food);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={onConfirm}
      title={copy.title}
      text={isOnlyPet ? `${foodMessages.petMissing} ${copy.lastText(name)}` : copy.text(name)}
      confirmLabel={copy.confirm}
      destructive
    />
  );
}
