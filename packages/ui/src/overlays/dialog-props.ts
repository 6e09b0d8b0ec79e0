import type { ReactNode } from 'react';

export interface SheetProps {
  open: boolean;
  /** Esc, the backdrop, the close button and the browser's back (`D37`). */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the end; the first that is least destructive goes last in the row. */
  actions?: ReactNode;
  /** The question before a form inside is dropped; said in general words unless given. */
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
  /** True where confirming loses something: the button is coral. */
  destructive?: boolean;
  /** False where back means something else, as in the question about unsaved changes. */
  closeOnBack?: boolean;
}
