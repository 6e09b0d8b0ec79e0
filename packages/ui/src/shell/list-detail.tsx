import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { PAGE_WIDTH } from './page-width.ts';
import { useCurrentInSight } from './use-current-in-sight.ts';

export interface ListDetailProps {
  /** What the list is, as its heading and its name. */
  title: string;
  /** The list as it stands beside the detail; links in it say with `aria-current` which one is shown. */
  list: ReactNode;
  /** Actions at the end of the list's heading. */
  aside?: ReactNode;
  /** The page that the address names: a `PageOutlet`. */
  children: ReactNode;
}

const Frame = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: '22rem minmax(0, 1fr)',
    gap: 32,
    maxWidth: '75rem',
    marginInline: 'auto',
    paddingInline: 24,
    '& > aside': {
      position: 'sticky',
      top: 0,
      alignSelf: 'start',
      maxHeight: '100dvh',
      overflowY: 'auto',
      padding: '24px 8px 32px 0',
      // A row that is scrolled to shows all of its card.
      '& [aria-current="page"]': { scrollMarginBlock: 96 },
    },
    '& > div': {
      minWidth: 0,
      minHeight: '100dvh',
      paddingLeft: 8,
      borderLeft: `1px solid ${theme.palette.divider}`,
      [PAGE_WIDTH]: '100%',
    },
  },
  // A sheet is narrower than a desktop, which it was printed from.
  '@media print': { display: 'block', '& > aside': { display: 'none' } },
}));

const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 48, marginBottom: 8 });

/** Whether there is room for a list and a detail beside each other: from 1 200 px. */
export function useIsListBeside(): boolean {
  return useMediaQuery(({ breakpoints }) => breakpoints.up('lg'), { noSsr: true });
}

/**
 * A list and, beside it, what was chosen of it, each with its own address; below 1 200 px only the page of the address. That page
 * stays the same one when the window becomes wider or narrower: what was typed in it is kept.
 */
export function ListDetail({ children, ...list }: ListDetailProps) {
  const isBeside = useIsListBeside();
  return (
    <Frame>
      {isBeside && <List {...list} />}
      <div>{children}</div>
    </Frame>
  );
}

function List({ title, list, aside }: Omit<ListDetailProps, 'children'>) {
  const heading = useId();
  const place = useCurrentInSight();
  return (
    <aside ref={place} aria-labelledby={heading}>
      <Head>
        <Typography component="h2" variant="h2" id={heading} sx={{ flex: 1, minWidth: 0 }}>
          {title}
        </Typography>
        {aside}
      </Head>
      {list}
    </aside>
  );
}
