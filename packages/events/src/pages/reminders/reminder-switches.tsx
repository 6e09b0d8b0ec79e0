import type { ReminderSettings } from '@huella/contract';
import { reminderKind } from '@huella/contract/reminders';
import FormControl from '@mui/material/FormControl';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { kindLabel } from '../../components/event-kind/kind-label.ts';
import { copy } from './copy.ts';
import { FoodDays } from './food-days.tsx';
import { ReminderSwitch } from './reminder-switch.tsx';

export interface ReminderSwitchesProps {
  settings: ReminderSettings;
}

/** When reminders come, and a switch for each kind. */
export function ReminderSwitches({ settings: { tipos, dias_alimento } }: ReminderSwitchesProps) {
  return (
    <Stack spacing={3} sx={{ maxWidth: 640 }}>
      <Typography>{copy.when}</Typography>
      <Typography>{copy.overdue}</Typography>
      <FormControl component="fieldset">
        <FormLabel component="legend">{copy.kinds}</FormLabel>
        <FormGroup>
          {reminderKind.options.map((kind) => (
            <ReminderSwitch key={kind} kind={kind} label={kindLabel(kind)} isOn={tipos[kind]} />
          ))}
        </FormGroup>
      </FormControl>
      {tipos.Alimento && <FoodDays days={dias_alimento} />}
    </Stack>
  );
}
