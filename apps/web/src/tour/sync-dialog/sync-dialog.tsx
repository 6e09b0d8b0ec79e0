import { petsPaths } from '@huella/pets';
import { ConfirmDialog } from '@huella/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { copy } from './copy.ts';

/** Asks once, after the tour, about pets to associate (specification §4 *Tutorial*, D78). */
export function SyncDialog() {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(true);
  const goToSync = () => {
    setOpen(false);
    navigate(petsPaths.sync.href());
  };
  return (
    <ConfirmDialog
      open={isOpen}
      title={copy.title}
      text={copy.text}
      confirmLabel={copy.confirm}
      cancelLabel={copy.cancel}
      onConfirm={goToSync}
      onClose={() => setOpen(false)}
    />
  );
}
