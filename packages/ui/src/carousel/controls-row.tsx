import { styled } from '@mui/material/styles';

/** Its height is reserved while the controls load. */
export const ControlsRow = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  minHeight: 48,
  marginTop: 4,
});
