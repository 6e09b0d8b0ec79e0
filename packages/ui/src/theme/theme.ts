import { createTheme, type Theme } from '@mui/material/styles';
import { components } from './components.ts';
import { darkColours, lightColours, type SchemeColours } from './palette.ts';
import { toPalette } from './scheme.ts';
import { typography } from './typography.ts';

export type Scheme = 'light' | 'dark';

const colours: Readonly<Record<Scheme, SchemeColours>> = { light: lightColours, dark: darkColours };
const made: Partial<Record<Scheme, Theme>> = {};

/**
 * The product's theme in one scheme. Only the one that the system asks for is made: MUI's theme with CSS variables
 * derives some five hundred of them for both schemes, which a cheap phone pays for before the first screen.
 */
export function themeOf(scheme: Scheme): Theme {
  return (made[scheme] ??= createTheme({
    palette: { mode: scheme, ...toPalette(colours[scheme]) },
    typography,
    shape: { borderRadius: 12 },
    transitions: { duration: { enteringScreen: 200, leavingScreen: 150, standard: 200, short: 150 } },
    components,
  }));
}
