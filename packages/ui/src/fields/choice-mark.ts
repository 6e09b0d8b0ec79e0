import { styled } from '@mui/material/styles';

/** The element around it shows the focus. */
export const ChoiceMark = styled('input')(({ theme }) => ({
  appearance: 'none',
  flex: 'none',
  width: 22,
  height: 22,
  margin: 0,
  borderRadius: '50%',
  border: `2px solid ${theme.palette.outline}`,
  outline: 'none',
  '&:checked': { border: `7px solid ${theme.palette.primary.main}` },
  '&[type="checkbox"]': { display: 'grid', placeItems: 'center', borderRadius: 7 },
  '&[type="checkbox"]:checked': {
    border: `2px solid ${theme.palette.primary.main}`,
    backgroundColor: theme.palette.primary.main,
  },
  '&[type="checkbox"]:checked::after': {
    content: '""',
    width: 6,
    height: 11,
    marginTop: -3,
    border: `solid ${theme.palette.primary.contrastText}`,
    borderWidth: '0 2.5px 2.5px 0',
    transform: 'rotate(45deg)',
  },
}));
