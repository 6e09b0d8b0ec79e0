import { styled } from '@mui/material/styles';
import type { MouseEventHandler } from 'react';
import { Link } from 'react-router-dom';

export interface LinkChoice {
  label: string;
  /** The part of its URL after the `?`. */
  search: string;
  isCurrent: boolean;
  onClick?: MouseEventHandler;
}

export interface ChoiceLinksProps {
  label: string;
  choices: readonly LinkChoice[];
  /** The current screen by default. */
  pathname?: string;
}

const Choices = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& a': {
    display: 'grid',
    alignItems: 'center',
    minHeight: 48,
    padding: '4px 18px',
    borderRadius: 24,
    border: `1.5px solid ${theme.palette.outline}`,
    fontWeight: 600,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    color: theme.palette.text.primary,
    '@media (hover: hover)': { '&:hover': { borderColor: theme.palette.primary.main } },
    '&[aria-current]': {
      borderColor: theme.palette.primary.main,
      color: theme.palette.primary.main,
      backgroundColor: theme.palette.tint.primary,
    },
  },
}));

/** Options of a screen, each a URL. Replaces the history entry, so that back leaves the screen. */
export function ChoiceLinks({ label, choices, pathname }: ChoiceLinksProps) {
  return (
    <Choices aria-label={label}>
      {choices.map((choice) => (
        <Link
          key={choice.search}
          to={{ pathname, search: choice.search }}
          replace={pathname === undefined}
          preventScrollReset
          onClick={choice.onClick}
          aria-current={choice.isCurrent ? 'true' : undefined}
        >
          {choice.label}
        </Link>
      ))}
    </Choices>
  );
}
