import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ButtonLink, CloseButton, Page, SlideShow, useGoBack } from '@huella/ui';
import { appPaths } from '@huella/contract/app-paths';
import { useEffect, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { useOutletContext } from 'react-router-dom';
import { copy as titles } from '../../copy.ts';
import { useRequestedPath } from '../../guard/use-requested-path.ts';
import { authPaths } from '../../paths.ts';
import { sessionActions } from '../../session/session-slice.ts';
import { copy } from './copy.ts';
import { Slide } from './slide.tsx';

const Screen = styled('div')(({ theme }) => ({
  display: 'grid',
  // Fixed row heights, so that nothing moves while the page streams in.
  gridTemplateRows: '1fr minmax(48px, auto)',
  gap: 16,
  // The screen without the bar and the page's padding.
  minHeight: 'calc(100dvh - 6.5rem)',
  paddingBottom: 'env(safe-area-inset-bottom, 0px)',
  [theme.breakpoints.up('md')]: { minHeight: 'calc(100dvh - 9rem)', alignContent: 'center' },
}));

const Slides = styled(SlideShow)({
  display: 'grid',
  gridTemplateRows: '1fr minmax(52px, auto)',
  // Keeps the track from being as wide as all its slides.
  gridTemplateColumns: 'minmax(0, 1fr)',
});

const Ways = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, 18rem)',
    gap: 16,
    justifyContent: 'center',
  },
}));

const BelowSlides = styled('div')(({ theme }) => ({
  maxWidth: '68rem',
  marginInline: 'auto',
  [theme.breakpoints.up('md')]: { paddingInline: 8 },
}));

const slides = copy.slides.map((slide) => ({ key: slide.id, content: <Slide slide={slide} /> }));

/** Specification §2. */
export function InitialSlidesPage() {
  const dispatch = useDispatch();
  // The login is below in the history.
  const goBack = useGoBack(authPaths.login.href(useRequestedPath()));
  const close = () => goBack();
  const footer = useOutletContext<ReactNode>();
  useEffect(() => void dispatch(sessionActions.slidesShown()), [dispatch]);
  return (
    <main>
      <Page title={titles.slides.title} width="wide" aside={<CloseButton onClick={close} />}>
        <Screen>
          <Slides label={copy.label} slides={slides} />
          <Ways>
            <Button variant="contained" size="large" onClick={close}>
              {copy.start}
            </Button>
            <ButtonLink to={appPaths.plans.path} variant="outlined" size="large">
              {titles.plans.action}
            </ButtonLink>
          </Ways>
        </Screen>
      </Page>
      <BelowSlides>{footer}</BelowSlides>
    </main>
  );
}
