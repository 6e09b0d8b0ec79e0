import type { Palette } from '@mui/material/styles';
import type { SchemeColours } from './palette.ts';
import './theme-types.ts';

/** A colour of the drawings; `paper` is the page's. */
export type PictureColour = keyof SchemeColours['picture'] | 'paper';

/** The CSS variable of a drawing's colour: drawings are plain SVG and know no theme. */
export function pictureVariable(name: PictureColour): string {
  return variableOf(name);
}

const variableOf = (name: string) => `--huella-picture-${name}`;

/** The drawings' colours in the palette's scheme, as CSS variables. */
export function pictureVariables({ picture, background }: Palette): Record<string, string> {
  const colours: Record<PictureColour, string> = { ...picture, paper: background.paper };
  return Object.fromEntries(Object.entries(colours).map(([name, colour]) => [variableOf(name), colour]));
}
