import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { copy } from '../copy.ts';

const Section = styled('section')({ minWidth: 0, position: 'relative' });

/** The named region around slides and controls. */
export function CarouselFrame({ label, ...props }: ComponentProps<'section'> & { label: string }) {
  return <Section {...props} aria-roledescription={copy.carousel.role} aria-label={label} />;
}
