import { styled } from '@mui/material/styles';
import { Link, matchPath, useLocation, useNavigation } from 'react-router-dom';
import { copy } from '../copy.ts';
import { Brand } from '../graphics/brand.tsx';
import { Icon } from '../graphics/icon.tsx';
import type { IconName } from '../graphics/icon-paths.ts';
import { PageMark } from './page-mark.tsx';
import { Navigation, RAIL_WITH_WORDS } from './shell-frame.tsx';

export interface NavigationItem {
  to: string;
  label: string;
  icon: IconName;
  /** Route patterns of the pages below it. */
  covers?: readonly string[];
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
    color: 'inherit',
    textDecoration: 'none',
    transition: 'background-color 150ms, color 150ms',
  },
  // Grows with the text size as far as a quarter of the bar fits a word.
  fontSize: 'min(0.8125rem, 4.4vw)',
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  color: theme.palette.text.secondary,
  '& .pill': { padding: '4px min(18px, 5vw)', borderRadius: 999, transition: 'background-color 150ms' },
  '@media (hover: hover)': { '& a:hover .pill': { backgroundColor: theme.palette.action.hover } },
  '& a:active .pill': { backgroundColor: theme.palette.action.selected },
  '& a[aria-current]': { color: theme.palette.primary.main, fontWeight: 700 },
  '& a[aria-current] .pill': { backgroundColor: theme.palette.tint.primary },
  // Disabled while sending (D39).
  '& a[aria-disabled="true"]': { cursor: 'progress', '& .pill': { opacity: 0.6 } },
  // Limited for a phone in landscape.
  '& svg': { display: 'block', width: 'min(1.5rem, 10vh)', height: 'min(1.5rem, 10vh)' },
  [theme.breakpoints.up('md')]: { '& > a': { minHeight: 64 } },
  [RAIL_WITH_WORDS]: {
    fontSize: '1rem',
    '& > a': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 52, paddingInline: 14 },
    '& .pill': { padding: 4 },
    '@media (hover: hover)': {
      '& a:hover': { backgroundColor: theme.palette.action.hover },
      '& a:hover .pill': { backgroundColor: 'transparent' },
    },
    '& a:active': { backgroundColor: theme.palette.action.selected },
    '& a[aria-current]': { backgroundColor: theme.palette.tint.primary },
    '& a:is(:active, [aria-current]) .pill': { backgroundColor: 'transparent' },
  },
}));

interface EntryProps {
  item: NavigationItem;
  /** The current path, or the target of a pending navigation. */
  pathname: string;
  busy: boolean;
}

function Entry({ item, pathname, busy }: EntryProps) {
  return (
    <Item>
      <Link
        to={item.to}
        aria-current={currentAt(item, pathname)}
        aria-disabled={busy || undefined}
        onClick={(event) => busy && event.preventDefault()}
      >
        <span className="pill">
          <Icon name={item.icon} />
        </span>
        <span>{item.label}</span>
      </Link>
    </Item>
  );
}

/** `page` on the item's own page, `true` on one below it. */
function currentAt({ to, covers = [] }: NavigationItem, pathname: string): 'page' | 'true' | undefined {
  if (matchPath(to, pathname) !== null) return 'page';
  return covers.some((pattern) => matchPath(pattern, pathname) !== null) ? 'true' : undefined;
}

export function NavigationItems({ items, busy }: { items: readonly NavigationItem[]; busy: boolean }) {
  const { pathname } = useLocation();
  const { location: ahead } = useNavigation();
  return (
    <Navigation aria-label={copy.mainNavigation} aria-busy={busy || undefined}>
      <PageMark mark="tabs" />
      <Brand className="brand" />
      {items.map((item) => (
        <Entry key={item.to} item={item} pathname={ahead?.pathname ?? pathname} busy={busy} />
      ))}
    </Navigation>
  );
}
