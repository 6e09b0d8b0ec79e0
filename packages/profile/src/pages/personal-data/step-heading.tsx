import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { copy } from '../../copy.ts';
import type { PersonalDataStep } from './use-personal-data-steps.ts';

/** Says which of the two steps this is, and takes the focus when the step changes, as a new page would. */
export function StepHeading({ step }: { step: PersonalDataStep }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <Typography component="h2" variant="h6" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
      {copy.step[step]}
    </Typography>
  );
}
