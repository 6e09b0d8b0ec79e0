import { ConfirmDialog } from '@huella/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { copy } from './copy.ts';
import { quietButton } from './quiet-button.ts';

export interface DiscardButtonProps {
  name: string;
  onDiscard: () => void;
}

export function DiscardButton({ name, onDiscard }: DiscardButtonProps) {
  const [isConfirming, setConfirming] = useState(false);
  const discard = () => {
    setConfirming(false);
    onDiscard();
  };
  return (
    <>
      <Button
        variant="text"
        sx={quietButton}
        aria-label={copy.discardNamed(name)}
        onClick={() => setConfirming(true)}
      >
        {copy.discard}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={discard}
        title={copy.discardTitle(name)}
        text={copy.discardText}
        confirmLabel={copy.discard}
        destructive
      />
    </>
  );
}
