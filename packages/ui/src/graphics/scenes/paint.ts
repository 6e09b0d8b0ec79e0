import { illustrationVariable, type IllustrationColour } from '../../theme/illustration-variables.ts';

const colour = (name: IllustrationColour) => `var(${illustrationVariable(name)})`;

/** CSS variables, so that they follow the scheme. */
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
