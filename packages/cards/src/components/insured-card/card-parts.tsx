import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { CARD } from './card-size.ts';

/** 16 px of the issued card. All sizes on the card are in em, so that it looks the same at every width. */
const EM = `${(16 / CARD.width) * 100}cqw`;

export const Frame = styled('div')({ containerType: 'inline-size', width: '100%', maxWidth: CARD.width });

export const Surface = styled('div')(({ theme }) => ({
  fontSize: EM,
  lineHeight: 1.25,
  width: '100%',
  aspectRatio: `${CARD.width} / ${CARD.height}`,
  boxSizing: 'border-box',
  overflow: 'hidden',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  borderRadius: '2.5em',
  border: `0.125em solid ${theme.palette.divider}`,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
}));

export const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1em',
  padding: '1.6em 2.4em 1.5em',
  backgroundColor: theme.palette.tint.primary,
  '& > span:first-of-type': { fontSize: '2.9em' },
  '& > [data-tone][data-tone]': { fontSize: '1.9em', backgroundColor: theme.palette.background.paper },
}));

export const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '14.5em minmax(0, 1fr)',
  alignItems: 'center',
  gap: '2.4em',
  padding: '1em 2.4em 0',
  minHeight: 0,
  '& .about > :last-child': { marginTop: '1.1em' },
  '& .kind': { display: 'block', fontSize: '1.5em', fontWeight: 600, color: theme.palette.primary.main },
}));

export const Photo = styled('div')({ width: '14.5em', height: '14.5em' });

export const Name = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontWeight: 800,
  letterSpacing: '-0.02em',
  lineHeight: 1.08,
  paddingBottom: '0.06em',
  '&[data-length="short"]': { fontSize: '4.2em' },
  '&[data-length="long"]': { fontSize: '3em' },
  '&[data-length="longest"]': { fontSize: '2.2em' },
});

export const Rows = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
  gap: '0.7em 1.6em',
});

export const Footer = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 13.5em',
  alignItems: 'end',
  gap: '2.4em',
  padding: '0 1.6em 1.5em 2.4em',
  '& .code': { fontSize: '1.5em', lineHeight: 1.1, textAlign: 'center', color: theme.palette.text.secondary },
  '& .code svg': { display: 'block', width: '100%', height: 'auto' },
}));

const Pair = styled('div')(({ theme }) => ({
  minWidth: 0,
  '&[data-wide="true"]': { gridColumn: '1 / -1' },
  '& .label': { display: 'block', fontSize: '1.5em', color: theme.palette.text.secondary },
  '& .value': {
    fontSize: '1.9em',
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    lineHeight: 1.15,
  },
}));

export interface DetailRowProps {
  label: string;
  children: ReactNode;
  wide?: boolean;
}

export function DetailRow({ label, children, wide = false }: DetailRowProps) {
  return (
    <Pair data-wide={wide}>
      <span className="label">{label}</span>
      <span className="value">{children}</span>
    </Pair>
  );
}
