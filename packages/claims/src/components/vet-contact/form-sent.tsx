import { SuccessBand } from '@huella/ui';
import Typography from '@mui/material/Typography';
import { copy } from './copy.ts';

export function FormSent() {
  return (
    <SuccessBand illustration="sent" title={copy.gone.title}>
      <Typography>{copy.gone.text}</Typography>
    </SuccessBand>
  );
}
