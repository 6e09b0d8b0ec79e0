import type { Palette } from '@mui/material/styles';
import type { SchemeColours } from './palette.ts';
import './theme-types.ts';

export type IllustrationColour = keyof SchemeColours['illustration'] | 'paper';

/** Drawings are plain SVG without access to the theme. */
export function illustrationVariable(name: IllustrationColour): string {
  return variableOf(name);
}

const variableOf = (name: string) => `--huella-illustration-${name}`;

export function illustrationVariables({ illustration, background }: Palette): Record<string, string> {
  const colours: Record<IllustrationColour, string> = { ...illustration, paper: background.paper };
  return Object.fromEntries(Object.entries(colours).map(([name, colour]) => [variableOf(name), colour]));
}
