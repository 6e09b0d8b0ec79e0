import type { Food } from '@huella/contract';
import { ConfirmDialog } from '@huella/ui';
import { foodMessages } from '@huella/validation/food';
import { copy as shared } from '../../copy.ts';
import { copy } from './copy.ts';

export interface DeleteQuestionProps {
  open: boolean;
  food: Food;
  /** Asked when the bag's only eater is detached (specification §4 *Food*). */
  isLastEater?: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

export function DeleteQuestion({ open, food, isLastEater = false, onClose, onConfirm }: DeleteQuestionProps) {
  const name = shared.food(food);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={onConfirm}
      title={copy.title}
      text={isLastEater ? `${foodMessages.petMissing} ${copy.lastText(name)}` : copy.text(name)}
      confirmLabel={copy.confirm}
      destructive
    />
  );
}
