import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';

/** MUI's dialog as a sheet: grown from the bottom edge on a phone, a card in the middle from 900 px. */
export const Panel = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-container': { alignItems: 'flex-end' },
  '& .MuiDialog-paper': {
    width: '100%',
    maxWidth: '35rem',
    margin: 0,
    maxHeight: 'calc(100dvh - 48px)',
    borderRadius: '24px 24px 0 0',
    paddingBottom: 'env(safe-area-inset-bottom, 0px)',
    backgroundColor: theme.palette.elevated,
    backgroundImage: 'none',
    boxShadow: '0 -4px 40px rgb(0 0 0 / 0.18)',
  },
  '& .MuiDialogTitle-root': { padding: '24px 24px 8px', textWrap: 'balance' },
  '& .MuiDialogContent-root': { padding: '8px 24px 16px' },
  '& .MuiDialogActions-root': {
    padding: '8px 24px 24px',
    gap: 8,
    flexDirection: 'column',
    alignItems: 'stretch',
  },
  '& .MuiDialogActions-root > *': { margin: 0 },
  [theme.breakpoints.up('md')]: {
    '& .MuiDialog-container': { alignItems: 'center' },
    '& .MuiDialog-paper': { borderRadius: 24 },
    '& .MuiDialogActions-root': { flexDirection: 'row-reverse', justifyContent: 'flex-start' },
  },
}));
