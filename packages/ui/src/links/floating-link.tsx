import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon } from '../graphics/icon.tsx';
import type { IconName } from '../graphics/icon-paths.ts';
import { TAB_BAR } from '../shell/tab-bar.ts';
import { useActionBar } from '../shell/use-action-bar.ts';

export interface FloatingLinkProps {
  to: LinkProps['to'];
  state?: unknown;
  icon: IconName;
  label: string;
}

/** Sticky at the end of the page, with a fade; scrolls with it if large text leaves little room. */
const Strip = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'end',
  marginBlockStart: 16,
  marginInline: -16,
  position: 'relative',
  padding: '20px 16px 4px',
  background: `linear-gradient(transparent, ${theme.palette.background.default} 20px)`,
  pointerEvents: 'none',
  '& > a': { pointerEvents: 'auto' },
  // Covers the gap to the tabs, whose height is approximate.
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    height: 20,
    backgroundColor: theme.palette.background.default,
  },
  '@media print': { display: 'none' },
  '@media (min-height: 30rem)': {
    position: 'sticky',
    bottom: `calc(${TAB_BAR} + env(safe-area-inset-bottom, 0px))`,
    zIndex: 1,
    [theme.breakpoints.up('md')]: { bottom: 0, paddingBlockEnd: 24 },
  },
}));

const Round = styled(Link)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 60,
  height: 60,
  borderRadius: '50%',
  color: theme.palette.primary.contrastText,
  backgroundColor: theme.palette.primary.main,
  boxShadow: '0 4px 16px rgb(0 0 0 / 0.2)',
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.palette.primary.dark } },
  '&:focus-visible': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: 3 },
}));

/** The screen's action to add something, as a round button. */
export function FloatingLink({ to, state, icon, label }: FloatingLinkProps) {
  const strip = useRef<HTMLDivElement>(null);
  useActionBar(strip);
  return (
    <Strip ref={strip}>
      <Round to={to} state={state} aria-label={label}>
        <Icon name={icon} />
      </Round>
    </Strip>
  );
}
