import { createTheme, type Theme } from '@mui/material/styles';
import { components } from './components.ts';
import { darkColours, lightColours, type SchemeColours } from './palette.ts';
import { toPalette } from './scheme.ts';
import { typography } from './typography.ts';

export type Scheme = 'light' | 'dark';

const colours: Readonly<Record<Scheme, SchemeColours>> = { light: lightColours, dark: darkColours };
const made: Partial<Record<Scheme, Theme>> = {};

/** Creates only the scheme in use: MUI's CSS variables for both would delay the first screen on a slow phone. */
export function themeOf(scheme: Scheme): Theme {
  return (made[scheme] ??= createTheme({
    palette: { mode: scheme, ...toPalette(colours[scheme]) },
    typography,
    shape: { borderRadius: 12 },
    transitions: { duration: { enteringScreen: 200, leavingScreen: 150, standard: 200, short: 150 } },
    components,
  }));
}
