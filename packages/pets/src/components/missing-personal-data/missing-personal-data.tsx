import { ConfirmDialog, leavingSaved } from '@huella/ui';
import { useNavigate } from 'react-router-dom';
import { externalPaths } from '../../paths.ts';
import { copy } from './copy.ts';

export interface MissingPersonalDataProps {
  open: boolean;
  /** The page of the personal data, with its prefill. */
  to?: string;
  onClose: () => void;
}

/**
 * Says that a pet needs a holder's personal data first, and leads to them and back (specification §8). A draft keeps what was
 * typed here.
 */
export function MissingPersonalData({
  open,
  to = externalPaths.personalData,
  onClose,
}: MissingPersonalDataProps) {
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      open={open}
      title={copy.title}
      text={copy.text}
      confirmLabel={copy.confirm}
      cancelLabel={copy.later}
      onConfirm={() => navigate(to, { state: { ...leavingSaved, returns: true } })}
      onClose={onClose}
    />
  );
}
