import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { use, useId } from 'react';
import { copy } from '../copy.ts';
import { DirtyScope } from '../forms/dirty-scope.ts';
import { Icon } from '../graphics/icon.tsx';
import { PageMark } from '../shell/page-mark.tsx';
import { CloseOnBack } from './close-on-back.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { SheetProps } from './dialog-props.ts';
import { Panel } from './panel.tsx';
import { ReplacesFrame } from './replaces-frame.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useGuardedClose } from './use-guarded-close.ts';

/** Asks before it closes, or the page reloads, with unsaved input in a form inside (D73). */
export function Sheet({ open, onClose, title, children, actions, leave }: SheetProps) {
  const titleId = useId();
  const replacesFrame = use(ReplacesFrame);
  const focusReturn = useFocusReturn(open);
  const { close, reportDirty, confirmDialog } = useGuardedClose(open, onClose);
  return (
    <>
      <Panel
        open={open}
        onClose={close}
        aria-labelledby={titleId}
        {...(replacesFrame && { transitionDuration: 0, 'data-still': true })}
        slotProps={{ transition: focusReturn }}
      >
        {open && <CloseOnBack onClose={close} />}
        {open && <PageMark mark="dialog" />}
        <DialogTitle id={titleId} variant="h2" sx={{ pr: '72px !important' }}>
          {title}
        </DialogTitle>
        <IconButton aria-label={copy.close} onClick={close} sx={{ position: 'absolute', top: 14, right: 12 }}>
          <Icon name="close" />
        </IconButton>
        <DialogContent>
          <DirtyScope value={reportDirty}>{children}</DirtyScope>
        </DialogContent>
        {actions && <DialogActions>{actions}</DialogActions>}
      </Panel>
      <ConfirmDialog
        {...confirmDialog}
        title={leave?.title ?? copy.unsaved.title}
        text={leave?.text ?? copy.unsaved.inSheet}
        confirmLabel={leave?.confirm ?? copy.unsaved.leave}
        cancelLabel={leave?.stay ?? copy.unsaved.stay}
        destructive
      />
    </>
  );
}
