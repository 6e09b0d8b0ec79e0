import type { ReminderKind } from '@huella/contract';
import { toast } from '@huella/ui';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { remindersApi } from '../../api/reminders-endpoints.ts';
import { copy } from '../../copy.ts';

export interface ReminderSwitchProps {
  kind: ReminderKind;
  label: string;
  isOn: boolean;
}

const Row = styled(FormControlLabel)({
  justifyContent: 'space-between',
  minHeight: 48,
  margin: 0,
});

/** Saved at once. Ignores a second tap while saving: out of order, the first would win. */
export function ReminderSwitch({ kind, label, isOn }: ReminderSwitchProps) {
  const [save, { isLoading }] = remindersApi.useSwitchReminderMutation();
  const change = async (next: boolean) => {
    if (isLoading) return;
    const { error } = await save({ kind, isOn: next });
    if (error !== undefined) toast.error(copy.saveFailed);
  };
  return (
    <Row
      label={label}
      labelPlacement="start"
      control={<Switch checked={isOn} onChange={(_event, next) => void change(next)} />}
    />
  );
}
