import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

/** A pet's name on its card: the target is the whole card, one stop of the keyboard, one name for a screen reader. */
export const PetLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  // The words alone are lower than a finger; padding beside text moves nothing.
  paddingBlock: 4,
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
});
