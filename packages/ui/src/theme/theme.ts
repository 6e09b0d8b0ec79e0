import { createTheme } from '@mui/material/styles';
import { components } from './components.ts';
import { darkColours, lightColours } from './palette.ts';
import { toPalette } from './scheme.ts';
import { typography } from './typography.ts';

/** The product's theme. Both schemes are CSS variables behind `prefers-color-scheme`: no script decides, nothing flashes. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: { light: { palette: toPalette(lightColours) }, dark: { palette: toPalette(darkColours) } },
  typography,
  shape: { borderRadius: 12 },
  transitions: { duration: { enteringScreen: 200, leavingScreen: 150, standard: 200, short: 150 } },
  components,
});
