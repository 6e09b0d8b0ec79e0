import { Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { copy } from '../../copy.ts';

/** Says which of the two steps this is, and takes the focus when the step changes, as a new page would. */
export function StepHeading({ step }: { step: 'pet' | 'plan' }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <Typography component="h2" variant="h3" ref={heading} tabIndex={-1} sx={{ mb: 2, outline: 'none' }}>
      {copy.addPet.step[step]}
    </Typography>
  );
}
