import IconButton from '@mui/material/IconButton';
import { copy } from '../copy.ts';
import { FirstIcon } from '../graphics/first-icon.tsx';

export function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <IconButton aria-label={copy.close} onClick={onClick} color="inherit" edge="end">
      <FirstIcon name="close" />
    </IconButton>
  );
}
