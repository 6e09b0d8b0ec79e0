import OutlinedInput from '@mui/material/OutlinedInput';
import { Icon } from '../../graphics/icon.tsx';

/** The field's shape while its list's code is on the way: same height, same text, nothing moves. */
export function AutocompleteFallback({ id, text }: { id: string; text: string }) {
  return <OutlinedInput id={id} value={text} readOnly aria-busy="true" endAdornment={<Icon name="down" />} />;
}
