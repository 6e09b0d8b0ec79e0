import { Sheet } from '@huella/ui';
import { copy } from './copy.ts';
import { ExtraForm } from './extra-form.tsx';

export interface ExtraSheetProps {
  claimId: number;
  open: boolean;
  onClose: () => void;
}

export function ExtraSheet({ claimId, open, onClose }: ExtraSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={copy.extra.add}>
      <ExtraForm claimId={claimId} onSent={onClose} />
    </Sheet>
  );
}
