import { styled } from '@mui/material/styles';
import { Brand } from '@huella/ui';

const Panel = styled('aside')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    alignContent: 'space-between',
    gap: 48,
    padding: 48,
    backgroundColor: theme.palette.tint.primary,
  },
}));

const Slogan = styled('p')(({ theme }) => ({
  ...theme.typography.h1,
  fontSize: 'clamp(2rem, 3.4vw, 3.25rem)',
  lineHeight: 1.1,
  margin: '0 0 16px',
  maxWidth: '14em',
  color: theme.palette.primary.main,
}));

const Text = styled('p')({ margin: 0, maxWidth: '32em', fontSize: '1.125rem' });

/** The panel beside the form, on desktops. */
export function Welcome({ title, text }: { title: string; text: string }) {
  return (
    <Panel>
      <Brand />
      <div>
        <Slogan>{title}</Slogan>
        <Text>{text}</Text>
      </div>
    </Panel>
  );
}
