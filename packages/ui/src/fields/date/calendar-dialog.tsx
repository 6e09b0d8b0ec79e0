import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { copy } from '../../copy.ts';
import { CloseOnBack } from '../../overlays/close-on-back.tsx';
import { PageMark } from '../../shell/page-mark.tsx';
import { Calendar, type CalendarProps } from './calendar.tsx';

export interface CalendarDialogProps extends CalendarProps {
  title: string;
  onClose: () => void;
}

/** For touch. Only "Aceptar" and "Borrar" change the field. */
export function CalendarDialog({ title, onClose, onPick, value, ...calendar }: CalendarDialogProps) {
  const [chosen, setChosen] = useState(value);
  const titleId = useId();
  const finish = (day: string) => {
    onPick(day);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { borderRadius: '24px', margin: 2 } } }}
    >
      <CloseOnBack onClose={onClose} />
      <PageMark mark="dialog" />
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <Calendar {...calendar} value={chosen} onPick={setChosen} />
      <DialogActions sx={{ flexWrap: 'wrap', padding: 2, '& > button': { paddingInline: 2 } }}>
        <Button onClick={() => finish('')}>{copy.clear}</Button>
        <Button onClick={onClose}>{copy.cancel}</Button>
        <Button variant="contained" onClick={() => finish(chosen)}>
          {copy.accept}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
