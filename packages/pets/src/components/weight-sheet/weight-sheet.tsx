import type { Pet } from '@huella/contract';
import { ConfirmDialog, FormSkeleton, Sheet, useGuardedClose } from '@huella/ui';
import { titleCase } from '@huella/validation/text';
import { lazy, Suspense } from 'react';
import { copy } from './copy.ts';

const WeightForm = lazy(async () => ({ default: (await import('./weight-form.tsx')).WeightForm }));

export interface WeightSheetProps {
  pet: Pet;
  open: boolean;
  onClose: () => void;
}

/** Notes what a pet weighs (specification §5 *Weight update*); asks before it drops what was typed (D73). */
export function WeightSheet({ pet, open, onClose }: WeightSheetProps) {
  const { close, onDirty, question } = useGuardedClose(onClose);
  return (
    <>
      <Sheet open={open} onClose={close} title={copy.title(titleCase(pet.nombre))}>
        <Suspense fallback={<FormSkeleton fields={2} />}>
          <WeightForm pet={pet} onDirty={onDirty} onSaved={onClose} />
        </Suspense>
      </Sheet>
      <ConfirmDialog
        {...question}
        title={copy.leave.title}
        text={copy.leave.text}
        confirmLabel={copy.leave.confirm}
        cancelLabel={copy.leave.stay}
        destructive
      />
    </>
  );
}
