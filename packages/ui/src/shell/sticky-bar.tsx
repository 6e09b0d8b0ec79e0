import { styled } from '@mui/material/styles';
import { useRef, type ReactNode } from 'react';
import { LOW_WINDOW, TAB_BAR } from './tab-bar.ts';
import { useActionBar } from './use-action-bar.ts';

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: `calc(${TAB_BAR} + env(safe-area-inset-bottom, 0px) + 8px)`,
  zIndex: 1,
  display: 'grid',
  padding: 8,
  borderRadius: 999,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.elevated,
  boxShadow: '0 4px 24px rgb(0 0 0 / 0.16)',
  [LOW_WINDOW]: { position: 'static' },
  [theme.breakpoints.up('md')]: { bottom: 16, justifySelf: 'center' },
}));

/** Actions for a list, sticky at the bottom, above a phone's tabs. */
export function StickyBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useActionBar(bar);
  return <Bar ref={bar}>{children}</Bar>;
}
