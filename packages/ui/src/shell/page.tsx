import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { TopBar } from './top-bar.tsx';
import { usePageTitle } from './use-page-title.ts';

export interface PageProps {
  title: string;
  children: ReactNode;
  onBack?: () => void;
  /** Actions at the end of the bar. */
  aside?: ReactNode;
  /** `narrow` for a form, `wide` for a list with details beside it. */
  width?: 'narrow' | 'normal' | 'wide';
}

const widths = { narrow: '34rem', normal: '46rem', wide: '68rem' } as const;

const Column = styled('div')(({ theme }) => ({
  width: '100%',
  marginInline: 'auto',
  [theme.breakpoints.up('md')]: { paddingInline: 24 },
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

/** A screen: its title as `h1` and in the tab, the focus on it after a navigation, and the content in a column. */
export function Page({ title, children, onBack, aside, width = 'normal' }: PageProps) {
  const heading = usePageTitle(title);
  return (
    <Column style={{ maxWidth: widths[width] }}>
      <TopBar onBack={onBack} aside={aside}>
        <Title ref={heading} tabIndex={-1}>
          {title}
        </Title>
      </TopBar>
      <Content>{children}</Content>
    </Column>
  );
}
