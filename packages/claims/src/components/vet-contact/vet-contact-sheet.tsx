import { Sheet } from '@huella/ui';
import { copy } from './copy.ts';
import { VetContactForm, type VetContactFormProps } from './vet-contact-form.tsx';

export interface VetContactSheetProps extends Omit<VetContactFormProps, 'onSent'> {
  open: boolean;
  onClose: () => void;
  onSent?: () => void;
}

/** Sends a form to a vet (specification §5 *Vet contact*); asks before it drops a draft (D73). */
export function VetContactSheet({ open, onClose, onSent, ...form }: VetContactSheetProps) {
  const close = () => {
    onSent?.();
    onClose();
  };
  return (
    <Sheet open={open} onClose={onClose} title={titleFor(form.indications.length)} leave={copy.leave}>
      <VetContactForm {...form} onSent={close} />
    </Sheet>
  );
}

function titleFor(count: number): string {
  if (count === 0) return copy.titles.first;
  return count === 1 ? copy.titles.one : copy.titles.several(count);
}
