import IconButton from '@mui/material/IconButton';
import { copy } from '../copy.ts';
import { FirstIcon } from '../graphics/first-icon.tsx';

/** The cross that leaves a page that is in front of another one. */
export function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <IconButton aria-label={copy.close} onClick={onClick} color="inherit" edge="end">
      <FirstIcon name="close" />
    </IconButton>
  );
}
