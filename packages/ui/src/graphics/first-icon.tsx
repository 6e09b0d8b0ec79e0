import { firstIconPaths, type FirstIconName } from './first-icon-paths.ts';
import { IconDrawing } from './icon-drawing.tsx';

/** `Icon` for what stands on every first screen: it brings none of the drawings that such a screen does not show. */
export function FirstIcon({ name }: { name: FirstIconName }) {
  return <IconDrawing path={firstIconPaths[name]} />;
}
