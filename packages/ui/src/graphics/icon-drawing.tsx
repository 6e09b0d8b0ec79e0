import { styled } from '@mui/material/styles';

const Svg = styled('svg')({ width: '1.5em', height: '1.5em', flex: 'none', display: 'block' });

export interface IconDrawingProps {
  path: string;
  className?: string;
}

/** 24 × 24, in the text's colour. Decorative: the control around it has the name. */
export function IconDrawing({ path, className }: IconDrawingProps) {
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
      <path d={path} />
    </Svg>
  );
}
