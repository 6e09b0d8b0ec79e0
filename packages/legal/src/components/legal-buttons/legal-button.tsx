import { styled, type Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';

const quiet = ({ theme }: { theme: Theme }) =>
  ({
    font: 'inherit',
    fontSize: '0.875rem',
    lineHeight: '48px',
    color: theme.palette.text.secondary,
    background: 'none',
    border: 0,
    padding: '0 4px',
    cursor: 'pointer',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    '@media (hover: hover)': { '&:hover': { color: theme.palette.text.primary } },
  }) as const;

export const LegalButton = styled('button')(quiet);

export const LegalLink = styled(Link)(quiet);
