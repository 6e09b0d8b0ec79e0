import type { ReminderSettings } from '@huella/contract';
import { reminderKind } from '@huella/contract/events';
import FormControl from '@mui/material/FormControl';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { reminderKindLabel } from '../../components/event-kind/reminder-kind-label.ts';
import { copy } from './copy.ts';
import { FoodDays } from './food-days.tsx';
import { ReminderSwitch } from './reminder-switch.tsx';

export interface ReminderSwitchesProps {
  settings: ReminderSettings;
}

const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  padding: 16,
  borderRadius: 16,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  [theme.breakpoints.up('md')]: { padding: 24 },
}));

export function ReminderSwitches({ settings: { tipos, dias_alimento } }: ReminderSwitchesProps) {
  return (
    <Card>
      <FormControl component="fieldset">
        <FormLabel component="legend">{copy.kinds}</FormLabel>
        <FormGroup>
          {reminderKind.options.map((kind) => (
            <ReminderSwitch key={kind} kind={kind} label={reminderKindLabel(kind)} isOn={tipos[kind]} />
          ))}
        </FormGroup>
      </FormControl>
      {tipos.Alimento && <FoodDays days={dias_alimento} />}
    </Card>
  );
}
