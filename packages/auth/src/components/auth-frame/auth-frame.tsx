import { styled } from '@mui/material/styles';
import { Brand, Page } from '@huella/ui';
import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router-dom';
import { copy } from '../../copy.ts';
import { Welcome } from './welcome.tsx';

const Columns = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  display: 'grid',
  alignContent: 'start',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    alignContent: 'stretch',
  },
}));

const Main = styled('main')(({ theme }) => ({
  width: '100%',
  maxWidth: '28rem',
  marginInline: 'auto',
  paddingTop: 'calc(32px + env(safe-area-inset-top, 0px))',
  [theme.breakpoints.up('md')]: { alignSelf: 'center', paddingBlock: 32 },
}));

const Mark = styled('div')(({ theme }) => ({
  padding: '0 16px 8px',
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

/**
 * What the screens before the login share: the brand, a welcome beside it on a desktop, a title and a narrow column. What the
 * app lends for under the form comes as the context of the outlet that these screens stand in (decision 017).
 */
export function AuthFrame({ title, children }: { title: string; children: ReactNode }) {
  const footer = useOutletContext<ReactNode>();
  return (
    <Columns>
      <Welcome title={copy.slogan} text={copy.sloganText} />
      <Main>
        <Mark>
          <Brand />
        </Mark>
        <Page title={title} width="narrow">
          {children}
        </Page>
        {footer}
      </Main>
    </Columns>
  );
}
