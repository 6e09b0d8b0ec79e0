import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '../shell/visually-hidden.tsx';
import { copy } from './copy.ts';

export interface StepProgressProps {
  names: readonly string[];
  current: number;
}

const Frame = styled('div')({ display: 'grid', gap: 16, containerType: 'inline-size' });

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: theme.palette.text.secondary,
  fontSize: '0.875rem',
  '& .bar': {
    height: 6,
    borderRadius: 3,
    backgroundColor: theme.palette.divider,
    overflow: 'hidden',
  },
  '& .bar::after': {
    content: '""',
    display: 'block',
    height: '100%',
    borderRadius: 3,
    backgroundColor: theme.palette.primary.main,
    transformOrigin: 'left',
    transform: 'scaleX(0)',
    transition: 'transform 200ms ease-out',
  },
  '& [data-reached="true"] .bar::after': { transform: 'none' },
  '& .name': { display: 'block', marginTop: 6 },
  '& [aria-current="step"] .name': { color: theme.palette.primary.main, fontWeight: 700 },
  // On a narrow screen only the heading names the step.
  '@container (max-width: 30rem)': {
    '& .name': {
      position: 'absolute',
      width: 1,
      height: 1,
      margin: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
}));

const Heading = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  outline: 'none',
  '& .position': {
    display: 'block',
    marginBottom: 2,
    fontSize: '0.875rem',
    fontWeight: 600,
    letterSpacing: 0,
    color: theme.palette.text.secondary,
  },
}));

/** The progress of a form with several steps. Focuses its heading when the step changes. */
export function StepProgress({ names, current }: StepProgressProps) {
  const position = copy.position(current + 1, names.length);
  const heading = useFocusOnChange(current);
  return (
    <Frame>
      <Steps aria-label={copy.list}>
        {names.map((name, index) => (
          <li
            key={name}
            aria-current={index === current ? 'step' : undefined}
            data-reached={index <= current}
          >
            <div className="bar" aria-hidden="true" />
            <span className="name">
              {name}
              {index < current && <VisuallyHidden>{`, ${copy.done}`}</VisuallyHidden>}
            </span>
          </li>
        ))}
      </Steps>
      <Heading ref={heading} tabIndex={-1} aria-label={`${position}: ${names[current]}`}>
        <span className="position">{position}</span>
        {names[current]}
      </Heading>
    </Frame>
  );
}

function useFocusOnChange(current: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current !== current) heading.current?.focus();
    shown.current = current;
  }, [current]);
  return heading;
}
