import { styled } from '@mui/material/styles';
import { Brand, WelcomeIllustration } from '@huella/ui';
import { copy } from '../../copy.ts';
import { PlansTeaser } from './plans-teaser.tsx';

export interface WelcomeProps {
  /** How much of it a phone shows: `small` above a long form. */
  size?: 'full' | 'small';
  withPlans?: boolean;
}

const Panel = styled('aside')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '0 12px',
  overflow: 'clip',
  padding: 'calc(20px + env(safe-area-inset-top, 0px)) 16px 44px',
  backgroundColor: theme.palette.tint.primary,
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(14rem, 1fr) auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 28,
    padding: 48,
  },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  alignSelf: 'start',
  flex: '1 1 10rem',
  minWidth: 0,
  // The height to where the hill begins.
  paddingBottom: 22,
  [theme.breakpoints.up('md')]: { gap: 40, paddingBottom: 0 },
}));

const Slogan = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  maxWidth: '14em',
  color: theme.palette.primary.main,
  [theme.breakpoints.down('md')]: { '[data-size="small"] &': { display: 'none' } },
  [theme.breakpoints.up('md')]: { fontSize: 'clamp(2rem, 3.4vw, 3.25rem)', lineHeight: 1.1 },
}));

const Text = styled('p')(({ theme }) => ({
  display: 'none',
  margin: '-24px 0 0',
  maxWidth: '32em',
  fontSize: '1.125rem',
  [theme.breakpoints.up('md')]: { display: 'block' },
}));

const Drawing = styled(WelcomeIllustration)(({ theme }) => ({
  flex: '0 1 9.5rem',
  width: '9.5rem',
  aspectRatio: '360 / 280',
  '[data-size="small"] &': { flexBasis: '6.5rem', width: '6.5rem' },
  [theme.breakpoints.down('md')]: { '@media (max-height: 26rem)': { display: 'none' } },
  [theme.breakpoints.up('md')]: {
    // Fills the panel without stretching it.
    '&&': { width: '100%', height: 0, minHeight: '100%', aspectRatio: 'auto' },
  },
}));

export function Welcome({ size = 'full', withPlans = true }: WelcomeProps) {
  return (
    <Panel data-size={size}>
      <Words>
        <Brand />
        <Slogan>{copy.slogan}</Slogan>
        <Text>{copy.sloganText}</Text>
      </Words>
      <Drawing />
      {withPlans && <PlansTeaser />}
    </Panel>
  );
}
