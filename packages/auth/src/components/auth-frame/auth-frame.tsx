import { styled } from '@mui/material/styles';
import { Page } from '@huella/ui';
import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router-dom';
import { Welcome, type WelcomeProps } from './welcome.tsx';

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
  position: 'relative',
  overflow: 'clip',
  width: '100%',
  marginTop: -24,
  borderRadius: '24px 24px 0 0',
  backgroundColor: theme.palette.background.default,
  [theme.breakpoints.up('md')]: { alignSelf: 'center', marginTop: 0, borderRadius: 0, paddingBlock: 32 },
}));

const Column = styled('div')({ maxWidth: '28rem', marginInline: 'auto' });

interface AuthFrameProps extends WelcomeProps {
  title: string;
  children: ReactNode;
}

/**
 * The frame of the screens before the login: the welcome panel above the form on a phone, beside it on a desktop. The app passes
 * the footer as outlet context (decision 017).
 */
export function AuthFrame({ title, children, ...welcome }: AuthFrameProps) {
  const footer = useOutletContext<ReactNode>();
  return (
    <Columns>
      <Welcome {...welcome} />
      <Main>
        <Column>
          <Page title={title} width="narrow">
            {children}
          </Page>
          {footer}
        </Column>
      </Main>
    </Columns>
  );
}
