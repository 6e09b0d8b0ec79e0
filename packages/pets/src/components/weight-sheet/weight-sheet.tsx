import type { Pet } from '@huella/contract';
import { FormSkeleton, lazyComponent, Sheet } from '@huella/ui';
import { petName } from '@huella/validation/text';
import { copy } from './copy.ts';

const WeightForm = lazyComponent(async () => (await import('./weight-form.tsx')).WeightForm, {
  loading: <FormSkeleton fields={2} />,
});

export interface WeightSheetProps {
  pet: Pet;
  open: boolean;
  onClose: () => void;
}

/** Adds a weight entry (specification §5 *Weight update*); asks before it discards what was typed (D73). */
export function WeightSheet({ pet, open, onClose }: WeightSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={copy.title(petName(pet.nombre))} leave={copy.leave}>
      <WeightForm pet={pet} onSaved={onClose} />
    </Sheet>
  );
}
