import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type MouseEvent } from 'react';
import { copy } from '../copy.ts';
import { isSecondTap } from '../dom/is-second-tap.ts';
import { PageMark } from '../shell/page-mark.tsx';
import { CloseOnBack } from './close-on-back.tsx';
import type { ConfirmDialogProps } from './dialog-props.ts';
import { Panel } from './panel.tsx';
import { useFocusReturn } from './use-focus-return.ts';

/** Focuses the cancel button first (D73). */
export function ConfirmDialog({ open, title, text, onConfirm, onClose, ...props }: ConfirmDialogProps) {
  const id = useId();
  const focusReturn = useFocusReturn(open);
  const {
    confirmLabel,
    cancelLabel = copy.cancel,
    busy = false,
    destructive = false,
    closeOnBack = true,
  } = props;
  // A double tap answers once.
  const confirm = (event: MouseEvent) => {
    if (!busy && !isSecondTap(event)) onConfirm();
  };
  // What is being sent cannot be cancelled any more. Back leaves it, also on a dead network.
  const cancel = () => {
    if (!busy) onClose();
  };
  return (
    <Panel
      open={open}
      onClose={cancel}
      role="alertdialog"
      slotProps={{ transition: focusReturn }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      {open && closeOnBack && <CloseOnBack onClose={onClose} />}
      {open && <PageMark mark="dialog" />}
      <DialogTitle id={`${id}-title`} variant="h2">
        {title}
      </DialogTitle>
      <DialogContent id={`${id}-text`}>{text}</DialogContent>
      <DialogActions>
        <Button
          variant="contained"
          color={destructive ? 'secondary' : 'primary'}
          onClick={confirm}
          aria-disabled={busy || undefined}
        >
          {confirmLabel}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          onClick={cancel}
          aria-disabled={busy || undefined}
          sx={{ '&[aria-disabled="true"]': { color: 'action.disabled', cursor: 'default' } }}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer that loses nothing
          autoFocus
        >
          {cancelLabel}
        </Button>
      </DialogActions>
    </Panel>
  );
}
