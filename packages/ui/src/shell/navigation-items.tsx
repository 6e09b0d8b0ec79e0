import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { copy } from '../copy.ts';
import { Brand } from '../pictures/brand.tsx';
import { Icon } from '../pictures/icon.tsx';
import type { IconName } from '../pictures/icon-paths.ts';
import { Navigation } from './shell-frame.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface NavigationItem {
  to: string;
  label: string;
  icon: IconName;
  /** Not built or not allowed yet: shown, read, but not followed. */
  disabled?: boolean;
  /** Says why it is disabled. */
  note?: string;
}

const Item = styled('span')(({ theme }) => ({
  '&, & > a': { display: 'grid', justifyItems: 'center', alignContent: 'center', gap: 2, minHeight: 56 },
  '& > a': { width: '100%', borderRadius: 16 },
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& .pill': { padding: '4px 18px', borderRadius: 999, transition: 'background-color 150ms' },
  '& a:hover .pill': { backgroundColor: theme.vars.palette.action.hover },
  '& a[aria-current="page"]': { color: theme.vars.palette.primary.main },
  '& a[aria-current="page"] .pill': { backgroundColor: theme.vars.palette.tint.primary },
  '&[data-disabled="true"]': { cursor: 'not-allowed', '& .pill': { opacity: 0.6 } },
  '& small': { fontSize: '0.6875rem', fontWeight: 500 },
}));

function Face({ item }: { item: NavigationItem }) {
  return (
    <>
      <span className="pill">
        <Icon name={item.icon} />
      </span>
      <span>{item.label}</span>
    </>
  );
}

function Entry({ item, busy }: { item: NavigationItem; busy: boolean }) {
  if (item.disabled)
    return (
      <Item data-disabled="true">
        <span role="link" aria-disabled="true" tabIndex={0} title={item.note}>
          <Face item={item} />
          {item.note && <VisuallyHidden> ({item.note})</VisuallyHidden>}
        </span>
      </Item>
    );
  return (
    <Item>
      <NavLink
        to={item.to}
        aria-disabled={busy || undefined}
        onClick={(event) => busy && event.preventDefault()}
      >
        <Face item={item} />
      </NavLink>
    </Item>
  );
}

/** The main navigation: tabs or rail. */
export function NavigationItems({ items, busy }: { items: readonly NavigationItem[]; busy: boolean }) {
  return (
    <Navigation aria-label={copy.mainNavigation} aria-busy={busy || undefined}>
      <Brand className="brand" />
      {items.map((item) => (
        <Entry key={item.to} item={item} busy={busy} />
      ))}
    </Navigation>
  );
}
