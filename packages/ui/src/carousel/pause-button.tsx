import IconButton from '@mui/material/IconButton';
import { copy } from '../copy.ts';
import { Icon } from '../graphics/icon.tsx';
import type { Autoplay } from './use-autoplay.ts';

export function PauseButton({ autoplay: { available, playing, toggle } }: { autoplay: Autoplay }) {
  if (!available) return null;
  return (
    <IconButton aria-label={playing ? copy.carousel.pause : copy.carousel.play} onClick={toggle}>
      <Icon name={playing ? 'pause' : 'play'} />
    </IconButton>
  );
}
