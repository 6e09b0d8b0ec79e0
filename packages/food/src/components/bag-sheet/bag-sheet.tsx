import type { Pet } from '@huella/contract';
import { ListButton, ListGroup, ListLink, Sheet } from '@huella/ui';
import { petName } from '@huella/validation/text';
import Stack from '@mui/material/Stack';
import { copy as shared } from '../../copy.ts';
import type { CurrentBag } from '../../lib/current-bag.ts';
import { foodPaths } from '../../paths.ts';
import { Reorder } from '../reorder/reorder.tsx';
import { copy } from './copy.ts';

export interface BagSheetProps {
  open: boolean;
  currentBag: CurrentBag;
  onClose: () => void;
  onDetach: (pet: Pet) => void;
  onDelete: () => void;
}

/** The less frequent actions: buying again, editing, detaching a pet, deleting. */
export function BagSheet({ open, currentBag, onClose, onDetach, onDelete }: BagSheetProps) {
  const { bag, pets } = currentBag;
  return (
    <Sheet open={open} onClose={onClose} title={shared.food(bag.alimento)}>
      <Stack spacing={3}>
        <Reorder bag={bag} />
        <ListGroup title={copy.group}>
          <ListLink icon="edit" {...copy.edit} to={foodPaths.editBag.href(bag.id)} />
          {pets.map((pet) => (
            <ListButton
              key={pet.id}
              icon="minus"
              {...(pets.length > 1 ? copy.detach : copy.detachLast)(petName(pet.nombre))}
              opensDialog={pets.length === 1}
              onClick={() => onDetach(pet)}
            />
          ))}
          <ListButton icon="trash" {...copy.remove} opensDialog onClick={onDelete} />
        </ListGroup>
      </Stack>
    </Sheet>
  );
}
