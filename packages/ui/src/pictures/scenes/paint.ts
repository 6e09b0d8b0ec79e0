import { pictureVariable, type PictureColour } from '../../theme/picture-variables.ts';

const colour = (name: PictureColour) => `var(${pictureVariable(name)})`;

/** The illustrations' few colours; they follow the scheme like everything else. */
export const paint = {
  teal: colour('teal'),
  mint: colour('mint'),
  coral: colour('coral'),
  sun: colour('sun'),
  cream: colour('cream'),
  fur: colour('fur'),
  furDark: colour('furDark'),
  ink: colour('ink'),
  paper: colour('paper'),
} as const;
