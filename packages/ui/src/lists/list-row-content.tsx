import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { Icon } from '../graphics/icon.tsx';
import { IconBadge } from '../graphics/icon-badge.tsx';
import type { IconName } from '../graphics/icon-paths.ts';

export interface ListRowContentProps {
  /** An icon, or a decorative image of 40 px. */
  icon: IconName | ReactElement;
  label: string;
  note?: string;
}

export const ListRow = styled('li')(({ theme }) => ({
  containerType: 'inline-size',
  // With large text on a small phone the words need the icon's room.
  '@container (max-width: 13rem)': { '& > * > span:first-of-type': { display: 'none' } },
  '& > *': {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 64,
    padding: '10px 16px',
    border: 0,
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
    color: theme.palette.text.primary,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    transition: 'background-color 150ms',
    '@media (hover: hover)': { '&:hover': { backgroundColor: theme.palette.action.hover } },
    '&[aria-current]': {
      backgroundColor: theme.palette.tint.primary,
      boxShadow: `inset 4px 0 0 ${theme.palette.primary.main}`,
    },
    '&[aria-disabled]': { cursor: 'not-allowed', color: theme.palette.text.secondary },
    '&:active': { backgroundColor: theme.palette.action.selected },
    '&:focus-visible': { outlineOffset: -3 },
  },
}));

const Words = styled('span')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'break-word',
  hyphens: 'auto',
  fontWeight: 600,
  lineHeight: 1.35,
  '& small': {
    ...theme.typography.body2,
    display: 'block',
    fontWeight: 400,
    lineHeight: 1.4,
    color: theme.palette.text.secondary,
  },
}));

const IconFrame = styled('span')({ display: 'grid', flex: 'none' });

export function ListRowContent({ icon, label, note, end }: ListRowContentProps & { end?: IconName }) {
  return (
    <>
      {typeof icon === 'string' ? (
        <IconBadge name={icon} />
      ) : (
        <IconFrame aria-hidden="true">{icon}</IconFrame>
      )}
      <Words>
        {label}
        {note && <small> {note}</small>}
      </Words>
      {end && <Icon name={end} />}
    </>
  );
}
