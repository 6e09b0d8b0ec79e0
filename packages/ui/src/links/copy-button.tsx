import Button from '@mui/material/Button';
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

/** Copies a text that stands beside it; nothing where the browser has no clipboard. */
export function CopyButton({ text, children, copied, refused }: CopyButtonProps) {
  if (!('clipboard' in navigator)) return null;
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(copied);
    } catch {
      toast.error(refused);
    }
  };
  return (
    <Button variant="outlined" size="large" onClick={() => void copyText()}>
      {children}
    </Button>
  );
}
