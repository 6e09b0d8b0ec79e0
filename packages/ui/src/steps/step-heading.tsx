import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

/** Says which step of a form this is, and takes the focus when the step changes, as a new page would. */
export function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(children);
  useEffect(() => {
    if (shown.current !== children) heading.current?.focus();
    shown.current = children;
  }, [children]);
  return (
    <Typography component="h2" variant="h3" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
      {children}
    </Typography>
  );
}
