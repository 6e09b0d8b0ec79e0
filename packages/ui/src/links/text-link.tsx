import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

export const TextLink = styled(Link)(({ theme }) => ({
  color: theme.palette.primary.main,
  fontWeight: 600,
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.2em',
  display: 'inline-block',
  minHeight: 24,
  '@media (hover: hover)': { '&:hover': { color: theme.palette.primary.dark } },
}));
