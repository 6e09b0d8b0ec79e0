import { kindWordOf } from '@huella/calendar';
import type { ReminderKind, ReminderSettings } from '@huella/contract';
import FormControl from '@mui/material/FormControl';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { copy } from './copy.ts';
import { ReminderSwitch } from './reminder-switch.tsx';

const kinds = [
  'Vacuna',
  'DespExterna',
  'DespInterna',
  'Consulta',
  'Videollamada',
  'Celo',
  'Cria',
  'Cumpleaños',
  'Otro',
] as const satisfies readonly ReminderKind[];

export interface ReminderSwitchesProps {
  settings: ReminderSettings;
}

/** When reminders come, and a switch for each kind. */
export function ReminderSwitches({ settings: { tipos } }: ReminderSwitchesProps) {
  return (
    <Stack spacing={3} sx={{ maxWidth: 640 }}>
      <Typography>{copy.when}</Typography>
      <Typography>{copy.overdue}</Typography>
      <FormControl component="fieldset">
        <FormLabel component="legend">{copy.kinds}</FormLabel>
        <FormGroup>
          {kinds.map((kind) => (
            <ReminderSwitch
              key={kind}
              kind={kind}
              label={kindWordOf(kind) ?? copy.others}
              isOn={tipos[kind]}
            />
          ))}
        </FormGroup>
      </FormControl>
    </Stack>
  );
}
