import { styled } from '@mui/material/styles';

/** Like `ListLink`'s row, with a sentence below the title. */
export const Row = styled('li')(({ theme }) => ({
  '& > a': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 16,
    padding: '14px 16px',
    textDecoration: 'none',
    color: theme.palette.text.primary,
    transition: 'background-color 150ms',
    '@media (hover: hover)': { '&:hover': { backgroundColor: theme.palette.action.hover } },
    '&:focus-visible': { outlineOffset: -3 },
    '& > svg': { flex: 'none', marginTop: 10 },
  },
  '& .words': { flex: 1, minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.4 },
  '& .words > *': { display: 'block' },
  '& strong': { fontWeight: 600 },
  '& .words > span, & small': { ...theme.typography.body2, color: theme.palette.text.secondary },
  '& small': { marginTop: 2 },
  '& em': {
    marginInlineEnd: 4,
    fontStyle: 'normal',
    fontWeight: 700,
    color: theme.palette.secondary.main,
    '&::before': {
      content: '""',
      display: 'inline-block',
      width: 8,
      height: 8,
      marginInlineEnd: 6,
      borderRadius: '50%',
      backgroundColor: 'currentcolor',
    },
  },
  '&[data-new] strong': { fontWeight: 800 },
}));
