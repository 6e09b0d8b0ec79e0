import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { PageOutlet } from './page-outlet.tsx';
import { PAGE_WIDTH } from './page-width.ts';
import { useScrollToCurrent } from './use-scroll-to-current.ts';

export interface ListDetailProps {
  title: string;
  /** Its current link has `aria-current`; null if there is nothing to list. */
  list: ReactNode;
  aside?: ReactNode;
}

const Frame = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    '&.beside': {
      display: 'grid',
      gridTemplateColumns: '22rem minmax(0, 1fr)',
      gap: 32,
      maxWidth: '75rem',
      marginInline: 'auto',
      paddingInline: 24,
    },
    '& > aside': {
      position: 'sticky',
      top: 0,
      alignSelf: 'start',
      maxHeight: '100dvh',
      overflowY: 'auto',
      padding: '24px 8px 32px 0',
      '& [aria-current="page"]': { scrollMarginBlock: 96 },
    },
    '& > aside + div': {
      minWidth: 0,
      minHeight: '100dvh',
      paddingLeft: 8,
      borderLeft: `1px solid ${theme.palette.divider}`,
      [PAGE_WIDTH]: '100%',
    },
  },
  // A printed page is narrower than the desktop.
  '@media print': { '&.beside': { display: 'block' }, '& > aside': { display: 'none' } },
}));

const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 48, marginBottom: 8 });

/** From 1 200 px. */
export function useIsListBeside(): boolean {
  return useMediaQuery(({ breakpoints }) => breakpoints.up('lg'), { noSsr: true });
}

/**
 * A layout route: a list and, beside it, the page of the URL; below 1 200 px, or without a list, only the page. The page
 * stays mounted when the layout changes, so that input is kept.
 */
export function ListDetail({ list, ...head }: ListDetailProps) {
  const isBeside = useIsListBeside() && list !== null;
  return (
    <Frame className={isBeside ? 'beside' : undefined}>
      {isBeside && <List list={list} {...head} />}
      <div>
        <PageOutlet />
      </div>
    </Frame>
  );
}

function List({ title, list, aside }: ListDetailProps) {
  const headingId = useId();
  const listRef = useScrollToCurrent();
  return (
    <aside ref={listRef} aria-labelledby={headingId}>
      <Head>
        <Typography component="h2" variant="h2" id={headingId} sx={{ flex: 1, minWidth: 0 }}>
          {title}
        </Typography>
        {aside}
      </Head>
      {list}
    </aside>
  );
}
