import type { ReactNode } from 'react';

export interface SheetProps {
  open: boolean;
  /** Called for Esc, the backdrop, the close button and back (D37). */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** In order of importance, the primary one first. */
  actions?: ReactNode;
  /** Texts of the confirmation of unsaved changes. */
  leave?: { title?: string; text: string; confirm?: string; stay?: string };
}

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  onClose: () => void;
  busy?: boolean;
  destructive?: boolean;
  /** False where back has another meaning, as in the confirmation of unsaved changes. */
  closeOnBack?: boolean;
}
