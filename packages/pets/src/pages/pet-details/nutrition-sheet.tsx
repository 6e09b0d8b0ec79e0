import { ActionCard, Sheet } from '@huella/ui';
import { petsPaths } from '../../paths.ts';
import type { PetLinks } from '../../options.ts';
import { copy } from './copy.ts';
import { ActionList } from './details-columns.tsx';

export interface NutritionSheetProps {
  petId: number;
  newFood: PetLinks['newFood'];
  open: boolean;
  onClose: () => void;
  onUpdateWeight: () => void;
}

/** The nutrition popover (specification §2 *Pet details page*). */
export function NutritionSheet({ petId, newFood, open, onClose, onUpdateWeight }: NutritionSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={copy.nutrition.label}>
      <ActionList>
        <li>
          <ActionCard icon="scale" tone="sun" {...copy.updateWeight} action={{ open: onUpdateWeight }} />
        </li>
        <li>
          <ActionCard
            icon="chart"
            tone="sun"
            {...copy.weightHistory}
            action={{ to: petsPaths.weight.href(petId) }}
          />
        </li>
        <li>
          <ActionCard icon="bowl" tone="sun" {...copy.newFood} action={{ to: newFood(petId) }} />
        </li>
      </ActionList>
    </Sheet>
  );
}
