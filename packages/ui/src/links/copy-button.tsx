import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { toast } from '../toast/toast-store.ts';

export interface CopyButtonProps {
  /** What is copied. */
  text: string;
  children: string;
  /** Said when it was copied. */
  copied: string;
  /** Said when the browser refuses: how to copy by hand what stands beside the button. */
  refused: string;
}

function select(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/**
 * Copies a text that stands beside it; nothing where the browser has no clipboard. Where the clipboard refuses, the text comes
 * selected in a field, ready for the browser's own way to copy.
 */
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
