import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { CloseOnBack } from '../../overlays/close-on-back.tsx';
import { PageMark } from '../../shell/page-mark.tsx';
import type { PickerProps } from '../masked/picker-field.tsx';
import { timesOfDay } from './time-text.ts';

export interface TimeMenuProps extends PickerProps {
  /** Minutes. */
  step: number;
  /** `HH:MM`. */
  min?: string;
  max?: string;
}

/** The list opens here if nothing is chosen, not at midnight. */
const MORNING = '09:00';

export function TimeMenu({
  title,
  anchor,
  value,
  step,
  min = '',
  max = '99',
  onPick,
  onClose,
}: TimeMenuProps) {
  const times = timesOfDay(step).filter((time) => time >= min && time <= max);
  const start = times.includes(value) ? value : (times.find((time) => time >= MORNING) ?? times.at(-1));
  const pick = (time: string) => {
    onPick(time);
    onClose();
  };
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        list: { 'aria-label': title },
        paper: { sx: { maxHeight: 'min(22rem, 70dvh)', borderRadius: '16px', minWidth: '8rem' } },
      }}
    >
      <CloseOnBack onClose={onClose} />
      <PageMark mark="dialog" />
      {times.map((time) => (
        <MenuItem
          key={time}
          selected={time === start}
          aria-current={time === value || undefined}
          onClick={() => pick(time)}
          sx={{ minHeight: 48, fontVariantNumeric: 'tabular-nums' }}
        >
          {time}
        </MenuItem>
      ))}
    </Menu>
  );
}
