import { styled } from '@mui/material/styles';

/** The row of controls under the slides; its height is kept while they load. */
export const ControlsPlace = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  minHeight: 48,
  marginTop: 4,
});
