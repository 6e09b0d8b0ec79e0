import { ConfirmDialog } from '@huella/ui';
import { useNavigate } from 'react-router-dom';
import { externalPaths } from '../../paths.ts';
import { copy } from './copy.ts';

export interface MissingPersonalDataProps {
  open: boolean;
  /** Called when the person does not want to give them now. */
  onClose: () => void;
}

/** Pets cannot be associated without personal data: says so and leads there (specification §8), here and from settings. */
export function MissingPersonalData({ open, onClose }: MissingPersonalDataProps) {
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      open={open}
      title={copy.title}
      text={copy.text}
      confirmLabel={copy.confirm}
      cancelLabel={copy.later}
      onConfirm={() => navigate(externalPaths.personalData)}
      onClose={onClose}
    />
  );
}
