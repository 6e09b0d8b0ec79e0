import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { copy } from '../copy.ts';

const Section = styled('section')({ minWidth: 0, position: 'relative' });

export function CarouselFrame({ label, ...props }: ComponentProps<'section'> & { label: string }) {
  return <Section {...props} aria-roledescription={copy.carousel.role} aria-label={label} />;
}
