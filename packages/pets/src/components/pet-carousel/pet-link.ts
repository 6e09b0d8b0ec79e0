import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

/** A pet's name on its card. Its link covers the whole card: one tab stop, one name for a screen reader. */
export const PetLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  // Makes the target tall enough for a finger.
  paddingBlock: 4,
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
});
