import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { copy } from '../copy.ts';
import { Brand } from '../graphics/brand.tsx';
import { Icon } from '../graphics/icon.tsx';
import type { IconName } from '../graphics/icon-paths.ts';
import { PageMark } from './page-mark.tsx';
import { Navigation } from './shell-frame.tsx';

export interface NavigationItem {
  to: string;
  label: string;
  icon: IconName;
}

const Item = styled('span')(({ theme }) => ({
  display: 'grid',
  '& > a': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 2,
    minHeight: 56,
    borderRadius: 16,
  },
  // Grows with the person's text size as far as a quarter of the bar allows.
  fontSize: 'min(0.75rem, 4.2vw)',
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  color: theme.palette.text.secondary,
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& .pill': { padding: '4px min(18px, 5vw)', borderRadius: 999, transition: 'background-color 150ms' },
  '& a[href]:hover .pill': { backgroundColor: theme.palette.action.hover },
  '& a[aria-current="page"]': { color: theme.palette.primary.main },
  '& a[aria-current="page"] .pill': { backgroundColor: theme.palette.tint.primary },
  // Held back while something is being sent (D39).
  '& a[href][aria-disabled="true"]': { cursor: 'progress', '& .pill': { opacity: 0.6 } },
  overflowWrap: 'anywhere',
  '& svg': { width: '1.5rem', height: '1.5rem' },
}));

function Entry({ item, busy }: { item: NavigationItem; busy: boolean }) {
  return (
    <Item>
      <NavLink
        to={item.to}
        aria-disabled={busy || undefined}
        onClick={(event) => busy && event.preventDefault()}
      >
        <span className="pill">
          <Icon name={item.icon} />
        </span>
        <span>{item.label}</span>
      </NavLink>
    </Item>
  );
}

/** The main navigation: tabs or rail. */
export function NavigationItems({ items, busy }: { items: readonly NavigationItem[]; busy: boolean }) {
  return (
    <Navigation aria-label={copy.mainNavigation} aria-busy={busy || undefined}>
      <PageMark mark="tabs" />
      <Brand className="brand" />
      {items.map((item) => (
        <Entry key={item.to} item={item} busy={busy} />
      ))}
    </Navigation>
  );
}
