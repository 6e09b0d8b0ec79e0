import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { copy } from '../copy.ts';
import { Icon } from '../graphics/icon.tsx';
import { CloseOnBack } from './close-on-back.tsx';
import type { SheetProps } from './dialog-props.ts';
import { Panel } from './panel.tsx';

/** The sheet itself, in its own chunk. */
export default function SheetPanel({ open, onClose, title, children, actions }: SheetProps) {
  const titleId = useId();
  return (
    <Panel open={open} onClose={onClose} aria-labelledby={titleId}>
      {open && <CloseOnBack onClose={onClose} />}
      <DialogTitle id={titleId} variant="h2" sx={{ pr: '72px !important' }}>
        {title}
      </DialogTitle>
      <IconButton aria-label={copy.close} onClick={onClose} sx={{ position: 'absolute', top: 14, right: 12 }}>
        <Icon name="close" />
      </IconButton>
      <DialogContent>{children}</DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
    </Panel>
  );
}
