import { styled } from '@mui/material/styles';

export const Centered = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  maxWidth: '26rem',
  margin: '0 auto',
  // In a stack, which resets margins.
  alignSelf: 'center',
  padding: '32px 8px',
  textAlign: 'center',
  textWrap: 'balance',
  '& > svg': { width: 'min(15rem, 70%)', height: 'auto' },
  '& > .MuiButton-root': { marginTop: 12 },
});
