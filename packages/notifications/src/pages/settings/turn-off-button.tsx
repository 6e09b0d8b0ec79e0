import { InlineAlert } from '@huella/ui';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { copy } from './copy.ts';

export interface TurnOffButtonProps {
  turnOff: () => void;
  busy: boolean;
}

export function TurnOffButton({ turnOff, busy }: TurnOffButtonProps) {
  return (
    <>
      <InlineAlert tone="success">{copy.device.on}</InlineAlert>
      <div>
        <Button variant="outlined" onClick={busy ? undefined : turnOff} aria-disabled={busy || undefined}>
          {busy ? copy.device.turningOff : copy.device.turnOff}
        </Button>
      </div>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {copy.device.others}
      </Typography>
    </>
  );
}
