import type { SchemeColours } from './palette.ts';

declare module '@mui/material/styles' {
  interface Palette {
    tint: SchemeColours['tint'];
    illustration: SchemeColours['illustration'];
    outline: string;
    elevated: string;
    sun: { main: string; contrastText: string };
  }
  interface PaletteOptions extends Partial<
    Pick<Palette, 'tint' | 'illustration' | 'outline' | 'elevated' | 'sun'>
  > {}
}
