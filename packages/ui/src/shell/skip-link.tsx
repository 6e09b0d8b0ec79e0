import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { copy } from '../copy.ts';

const Link = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '12px 20px',
  borderRadius: 999,
  fontWeight: 600,
  color: theme.palette.primary.contrastText,
  backgroundColor: theme.palette.primary.main,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
  '@media print': { display: 'none' },
}));

export const MAIN_ID = 'contenido';

export function SkipLink() {
  // The browser's own jump would add a history entry that the router does not know.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(MAIN_ID)?.focus();
  };
  return (
    <Link href={`#${MAIN_ID}`} onClick={skip}>
      {copy.skipToContent}
    </Link>
  );
}
