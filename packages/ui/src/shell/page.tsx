import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PAGE_WIDTH } from './page-width.ts';
import { TopBar } from './top-bar.tsx';
import { usePageTitle } from './use-page-title.ts';

export interface PageProps {
  title: string;
  children: ReactNode;
  onBack?: () => void;
  aside?: ReactNode;
  /** `narrow` for a form, `wide` for a list with details. */
  width?: 'narrow' | 'normal' | 'wide';
  /** Beside the content on a desktop, sticky; below it on a phone. */
  beside?: ReactNode;
}

const widths = { narrow: '34rem', normal: '46rem', wide: '72rem' } as const;

/** Aligns all pages of a frame at the left; elsewhere as wide as the content. */
const Column = styled('div')(({ theme }) => ({
  width: '100%',
  marginInline: 'auto',
  [theme.breakpoints.up('md')]: { paddingInline: 24 },
}));

export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: {
    // Narrow beside a list, where a fixed width would leave the content too little.
    gridTemplateColumns: 'minmax(0, 1fr) clamp(18rem, 34%, 24rem)',
    gap: 48,
    alignItems: 'start',
    '& > aside': { position: 'sticky', top: 88 },
  },
}));

const Content = styled('div')(({ theme }) => ({
  padding: '8px 16px 32px',
  [theme.breakpoints.up('md')]: { paddingInline: 0 },
}));

const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  [theme.breakpoints.up('md')]: { ...theme.typography.h1 },
}));

/** A screen: sets the document title, focuses its `h1` after a navigation. */
export function Page({ title, children, onBack, aside, width = 'normal', beside }: PageProps) {
  const heading = usePageTitle(title);
  const body = <div style={{ maxWidth: widths[width] }}>{children}</div>;
  return (
    <Column style={{ maxWidth: `var(${PAGE_WIDTH}, ${widths[width]})` }}>
      <TopBar onBack={onBack} aside={aside}>
        <Title ref={heading} tabIndex={-1}>
          {title}
        </Title>
      </TopBar>
      <Content>
        {beside === undefined ? (
          body
        ) : (
          <Columns>
            {body}
            <aside>{beside}</aside>
          </Columns>
        )}
      </Content>
    </Column>
  );
}
