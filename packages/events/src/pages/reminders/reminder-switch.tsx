import { tellFailure } from '@huella/api-client';
import type { ReminderKind } from '@huella/contract';
import { toast, useSavedChoice } from '@huella/ui';
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

/** Saved at once. */
export function ReminderSwitch({ kind, label, isOn }: ReminderSwitchProps) {
  const [save] = remindersApi.useSwitchReminderMutation();
  const { shown, change } = useSavedChoice(isOn, (next) =>
    tellFailure(save({ kind, isOn: next }), () => toast.error(copy.saveFailed)),
  );
  return (
    <Row
      label={label}
      labelPlacement="start"
      control={<Switch checked={shown} onChange={(_event, next) => change(() => next)} />}
    />
  );
}
