import type { Palette } from '@mui/material/styles';

/** The one ring of everything that has the keyboard's focus. */
export const focusRing = ({ primary }: Palette) => ({
  outline: `3px solid ${primary.main}`,
  outlineOffset: 2,
});
