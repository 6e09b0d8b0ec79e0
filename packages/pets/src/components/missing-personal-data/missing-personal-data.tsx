import { ConfirmDialog, leavingSaved } from '@huella/ui';
import { useNavigate } from 'react-router-dom';
import { externalPaths } from '../../paths.ts';
import { copy } from './copy.ts';

export interface MissingPersonalDataProps {
  open: boolean;
  /** The address of the personal data, where they are a part of something. */
  to?: string;
  /** Called when the person does not want to give them now. */
  onClose: () => void;
}

/**
 * Without personal data there is no holder: pets can neither be contracted nor associated. Says so and leads to them and back
 * (specification §8); what was typed here waits as a draft.
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
