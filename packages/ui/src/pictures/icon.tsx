import { styled } from '@mui/material/styles';
import { iconPaths, type IconName } from './icon-paths.ts';

const Svg = styled('svg')({ width: '1.5em', height: '1.5em', flex: 'none', display: 'block' });

export interface IconProps {
  name: IconName;
  className?: string;
}

/** One of our own line icons, 24 × 24, in the text's colour. Decorative: the name belongs to the control around it. */
export function Icon({ name, className }: IconProps) {
  return (
    <Svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </Svg>
  );
}
