import type { PaletteOptions } from '@mui/material/styles';
import type { SchemeColours } from './palette.ts';
import './theme-types.ts';

/** Sets every colour, so that MUI derives none that the contrast test does not check. */
export function toPalette(colours: SchemeColours): PaletteOptions {
  const state = (main: string) => ({ main, light: main, dark: main, contrastText: colours.paper });
  return {
    primary: {
      main: colours.primary,
      light: colours.primary,
      dark: colours.primaryHover,
      contrastText: colours.onPrimary,
    },
    secondary: {
      main: colours.coral,
      light: colours.coral,
      dark: colours.coralHover,
      contrastText: colours.onCoral,
    },
    error: state(colours.error),
    success: state(colours.success),
    warning: state(colours.warning),
    info: state(colours.info),
    background: { default: colours.background, paper: colours.paper },
    text: { primary: colours.text, secondary: colours.textSecondary, disabled: colours.outline },
    divider: colours.line,
    outline: colours.outline,
    elevated: colours.elevated,
    sun: { main: colours.sun, contrastText: colours.onSun },
    tint: colours.tint,
    illustration: colours.illustration,
  };
}
