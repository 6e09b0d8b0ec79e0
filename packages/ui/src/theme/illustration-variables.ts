import type { Palette } from '@mui/material/styles';
import type { SchemeColours } from './palette.ts';
import './theme-types.ts';

/** A colour of the drawings; `paper` is the page's. */
export type IllustrationColour = keyof SchemeColours['illustration'] | 'paper';

/** The CSS variable of a drawing's colour: drawings are plain SVG and know no theme. */
export function illustrationVariable(name: IllustrationColour): string {
  return variableOf(name);
}

const variableOf = (name: string) => `--huella-illustration-${name}`;

/** The drawings' colours in the palette's scheme, as CSS variables. */
export function illustrationVariables({ illustration, background }: Palette): Record<string, string> {
  const colours: Record<IllustrationColour, string> = { ...illustration, paper: background.paper };
  return Object.fromEntries(Object.entries(colours).map(([name, colour]) => [variableOf(name), colour]));
}
