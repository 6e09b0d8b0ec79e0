import { SuccessBand } from '@huella/ui';
import Typography from '@mui/material/Typography';
import { copy } from './copy.ts';

/** A form has just gone to a vet, and where its owner sees what becomes of it. */
export function FormSent() {
  return (
    <SuccessBand illustration="sent" title={copy.gone.title}>
      <Typography>{copy.gone.text}</Typography>
    </SuccessBand>
  );
}
