import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

/** The attribute tells a page that still loads from one that is blank, also where no word is announced. */
function MarkedBar(props: ComponentProps<'span'>) {
  return <span data-skeleton="" {...props} />;
}

export const SkeletonBar = styled(MarkedBar)(({ theme }) => ({
  display: 'block',
  borderRadius: 8,
  backgroundColor: theme.palette.divider,
  animation: 'huella-breathe 1.6s ease-in-out infinite',
  '@keyframes huella-breathe': { '50%': { opacity: 0.45 } },
}));
