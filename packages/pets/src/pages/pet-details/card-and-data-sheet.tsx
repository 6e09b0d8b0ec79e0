import { ActionCard, Sheet } from '@huella/ui';
import { externalPaths, petsPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { ActionList } from './details-columns.tsx';

export interface CardAndDataSheetProps {
  petId: number;
  open: boolean;
  onClose: () => void;
}

/** The card and data editing popover (specification §2 *Pet details page*). */
export function CardAndDataSheet({ petId, open, onClose }: CardAndDataSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={copy.cardAndData.label}>
      <ActionList>
        <li>
          <ActionCard icon="card" {...copy.card} action={{ to: externalPaths.card(petId) }} />
        </li>
        <li>
          <ActionCard icon="person" {...copy.myData} action={{ to: externalPaths.personalDataOf(petId) }} />
        </li>
        <li>
          <ActionCard icon="edit" {...copy.petData} action={{ to: petsPaths.editPet.href(petId) }} />
        </li>
      </ActionList>
    </Sheet>
  );
}
