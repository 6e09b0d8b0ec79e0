import { firstIconPaths, type FirstIconName } from './first-icon-paths.ts';
import { IconDrawing } from './icon-drawing.tsx';

/** `Icon` for the first screens, without the other drawings. */
export function FirstIcon({ name }: { name: FirstIconName }) {
  return <IconDrawing path={firstIconPaths[name]} />;
}
