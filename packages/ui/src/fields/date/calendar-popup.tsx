import Popover from '@mui/material/Popover';
import useMediaQuery from '@mui/material/useMediaQuery';
import { CloseOnBack } from '../../overlays/close-on-back.tsx';
import { PageMark } from '../../shell/page-mark.tsx';
import type { PickerProps } from '../masked/picker-field.tsx';
import { Calendar, type CalendarProps } from './calendar.tsx';
import { CalendarDialog } from './calendar-dialog.tsx';

export interface CalendarPopupProps
  extends CalendarProps, Pick<PickerProps, 'title' | 'anchor' | 'onClose'> {}

/** With a mouse a popover, where one click picks; with touch a dialog, where only "Aceptar" does (O-DT-16). */
export function CalendarPopup({ title, anchor, onClose, ...calendar }: CalendarPopupProps) {
  const isCoarse = useMediaQuery('(pointer: coarse)', { noSsr: true });
  if (isCoarse) return <CalendarDialog {...calendar} title={title} onClose={onClose} />;
  const pick = (day: string) => {
    calendar.onPick(day);
    onClose();
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-label': title, sx: { borderRadius: '16px' } },
      }}
    >
      <CloseOnBack onClose={onClose} />
      <PageMark mark="dialog" />
      <Calendar {...calendar} onPick={pick} />
    </Popover>
  );
}
