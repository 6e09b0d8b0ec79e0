import { Icon, useIsListBeside } from '@huella/ui';
import Button from '@mui/material/Button';
import { copy } from './copy.ts';

/** Prints the claim; where there is a desk there may be a printer. */
export function PrintButton() {
  if (!useIsListBeside()) return null;
  return (
    <Button startIcon={<Icon name="print" />} onClick={() => window.print()}>
      {copy.print}
    </Button>
  );
}
