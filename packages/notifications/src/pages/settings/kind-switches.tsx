import type { NotificationKind } from '@huella/contract';
import { notificationKind } from '@huella/contract/notifications';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { copy } from '../../copy.ts';
import { useKindChoice } from './use-kind-choice.ts';

/** Full width, to be easy to tap. */
const Row = styled(FormControlLabel)({ justifyContent: 'space-between', minHeight: 48, margin: 0 });

/** Saves at once. */
export function KindSwitches({ chosen }: { chosen: readonly NotificationKind[] }) {
  const { shown, change } = useKindChoice(chosen);
  return (
    <FormControl component="fieldset" aria-labelledby="push-kinds">
      <FormGroup>
        {notificationKind.options.map((kind) => (
          <Row
            key={kind}
            label={copy.kinds[kind]}
            labelPlacement="start"
            control={
              <Switch checked={shown.includes(kind)} onChange={(_event, isOn) => change(kind, isOn)} />
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
