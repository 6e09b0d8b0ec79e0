import IconButton from '@mui/material/IconButton';
import { copy } from '../copy.ts';
import { FirstIcon } from '../graphics/first-icon.tsx';

export function SecretSwitch({
  visible,
  onSwitch,
}: {
  visible: boolean;
  onSwitch: (visible: boolean) => void;
}) {
  return (
    <IconButton
      edge="end"
      aria-label={visible ? copy.password.hide : copy.password.show}
      onClick={() => onSwitch(!visible)}
    >
      <FirstIcon name={visible ? 'eyeOff' : 'eye'} />
    </IconButton>
  );
}
