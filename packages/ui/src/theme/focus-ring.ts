import type { Palette } from '@mui/material/styles';

export const focusRing = ({ primary }: Palette) => ({
  outline: `3px solid ${primary.main}`,
  outlineOffset: 2,
});
