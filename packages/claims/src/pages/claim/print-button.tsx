import { Icon, useIsListBeside } from '@huella/ui';
import Button from '@mui/material/Button';
import { copy } from './copy.ts';

/** Only on desktops, where a printer is likely. */
export function PrintButton() {
  if (!useIsListBeside()) return null;
  return (
    <Button startIcon={<Icon name="print" />} onClick={() => window.print()}>
      {copy.print}
    </Button>
  );
}
