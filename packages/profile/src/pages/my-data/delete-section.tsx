import Button from '@mui/material/Button';
import { useState, type ComponentType } from 'react';
import { copy } from './copy.ts';
import { DeleteAccountSheet } from './delete-account-sheet.tsx';
import { RightSection } from './right-section.tsx';

export interface DeleteSectionProps {
  onDeleted: () => void;
  LostWithAccount: ComponentType;
}

/** Deletes the account, after a confirmation (artículo 16). */
export function DeleteSection({ onDeleted, LostWithAccount }: DeleteSectionProps) {
  const [open, setOpen] = useState(false);
  return (
    <RightSection {...copy.remove}>
      <Button
        variant="outlined"
        color="error"
        size="large"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {copy.remove.action}
      </Button>
      <DeleteAccountSheet
        open={open}
        onClose={() => setOpen(false)}
        onDeleted={onDeleted}
        LostWithAccount={LostWithAccount}
      />
    </RightSection>
  );
}
