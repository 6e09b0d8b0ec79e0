import type { Food } from '@huella/contract';
import { ConfirmDialog } from '@huella/ui';
import { foodMessages } from '@huella/validation/food';
import { copy as shared } from '../../copy.ts';
import { copy } from './copy.ts';

export interface DeleteQuestionProps {
  open: boolean;
  food: Food;
  /** Asked because the only pet that eats of the bag was taken from it (specification §4 *Food*). */
  isLastEater?: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before a bag is deleted (D73). */
export function DeleteQuestion({ open, food, isLastEater = false, onClose, onConfirm }: DeleteQuestionProps) {
  const name = shared.food(food);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={onConfirm}
      title={copy.title}
      text={isLastEater ? `${foodMessages.noEater} ${copy.lastText(name)}` : copy.text(name)}
      confirmLabel={copy.confirm}
      destructive
    />
  );
}
