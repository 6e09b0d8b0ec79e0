import { styled } from '@mui/material/styles';
import { SlideIllustration } from '@huella/ui';
import type { copy } from './copy.ts';

type SlideContent = (typeof copy.slides)[number];

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  gap: 24,
  height: '100%',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
    alignItems: 'center',
    gap: 64,
  },
}));

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  padding: 16,
  borderRadius: 24,
  '&[data-slide="covered"]': { backgroundColor: theme.palette.tint.sun },
  '&[data-slide="tracked"]': { backgroundColor: theme.palette.tint.primary },
  '&[data-slide="refunded"]': { backgroundColor: theme.palette.tint.success },
  // Shrinks the drawing on a low screen, so that sentence and button stay in view.
  '& svg': { width: '100%', maxHeight: 'max(8rem, 46dvh)' },
  [theme.breakpoints.up('md')]: { padding: 40 },
}));

const Sentence = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  // The same height on every slide, so that the drawings do not jump.
  minHeight: '3lh',
  textAlign: 'center',
  textWrap: 'balance',
  [theme.breakpoints.up('md')]: { fontSize: 'clamp(2rem, 3vw, 2.75rem)', minHeight: 0, textAlign: 'start' },
}));

export function Slide({ slide: { id, text } }: { slide: SlideContent }) {
  return (
    <Layout>
      <Panel data-slide={id}>
        <SlideIllustration name={id} />
      </Panel>
      <Sentence>{text}</Sentence>
    </Layout>
  );
}
