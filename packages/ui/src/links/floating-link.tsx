import { styled } from '@mui/material/styles';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon } from '../graphics/icon.tsx';
import type { IconName } from '../graphics/icon-paths.ts';
import { TAB_BAR } from '../shell/tab-bar.ts';

export interface FloatingLinkProps {
  to: LinkProps['to'];
  state?: unknown;
  icon: IconName;
  /** Its name: the icon alone is seen. */
  label: string;
}

/** Within the thumb's reach however far the page is scrolled, above the tabs of a phone. It stands at the end of a page. */
const Round = styled(Link)(({ theme }) => ({
  position: 'sticky',
  bottom: `calc(${TAB_BAR} + env(safe-area-inset-bottom, 0px) + 8px)`,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: 60,
  height: 60,
  marginBlockStart: 16,
  marginInlineStart: 'auto',
  borderRadius: '50%',
  color: theme.palette.primary.contrastText,
  backgroundColor: theme.palette.primary.main,
  boxShadow: '0 4px 24px rgb(0 0 0 / 0.24)',
  '&:hover': { backgroundColor: theme.palette.primary.dark },
  '@media print': { display: 'none' },
  [theme.breakpoints.up('md')]: { bottom: 24 },
}));

/** The one thing to add on a screen, as a round button. */
export function FloatingLink({ to, state, icon, label }: FloatingLinkProps) {
  return (
    <Round to={to} state={state} aria-label={label}>
      <Icon name={icon} />
    </Round>
  );
}
