import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { toast } from '../toast/toast-store.ts';

export interface CopyButtonProps {
  text: string;
  children: string;
  copied: string;
  /** The message on failure: how to copy by hand. */
  refused: string;
}

function select(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** Copies a text; renders nothing without a clipboard API. If the clipboard rejects, shows the text selected in a field. */
export function CopyButton({ text, children, copied, refused }: CopyButtonProps) {
  const [isRefused, setRefused] = useState(false);
  if (!('clipboard' in navigator)) return null;
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setRefused(false);
      toast.success(copied);
    } catch {
      setRefused(true);
      toast.error(refused);
    }
  };
  return (
    <>
      <Button variant="outlined" size="large" onClick={() => void copyText()}>
        {children}
      </Button>
      {isRefused && (
        <OutlinedInput
          value={text}
          readOnly
          fullWidth
          inputRef={select}
          slotProps={{ input: { 'aria-label': refused } }}
        />
      )}
    </>
  );
}
