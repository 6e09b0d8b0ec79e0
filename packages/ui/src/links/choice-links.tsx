import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

/** One of several addresses of a screen, such as a pet of its filter. */
export interface LinkChoice {
  label: string;
  /** What its address has after the `?`. */
  search: string;
  isCurrent: boolean;
}

export interface ChoiceLinksProps {
  /** What is chosen. */
  label: string;
  choices: readonly LinkChoice[];
  /** The screen that is asked for; the present one unless given. */
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

/** A choice of what a screen shows. Each is an address: back leads out of the screen and not through every choice. */
export function ChoiceLinks({ label, choices, pathname }: ChoiceLinksProps) {
  return (
    <Choices aria-label={label}>
      {choices.map((choice) => (
        <Link
          key={choice.search}
          to={{ pathname, search: choice.search }}
          replace={pathname === undefined}
          preventScrollReset
          aria-current={choice.isCurrent ? 'true' : undefined}
        >
          {choice.label}
        </Link>
      ))}
    </Choices>
  );
}
