import { IconDrawing } from './icon-drawing.tsx';
import { iconPaths, type IconName } from './icon-paths.ts';

export interface IconProps {
  name: IconName;
  className?: string;
}

export function Icon({ name, className }: IconProps) {
  return <IconDrawing path={iconPaths[name]} className={className} />;
}
