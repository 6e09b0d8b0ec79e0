import type { SchemeColours } from './palette.ts';

declare module '@mui/material/styles' {
  interface Palette {
    tint: SchemeColours['tint'];
    picture: SchemeColours['picture'];
    edge: string;
    raised: string;
    sun: { main: string; contrastText: string };
  }
  interface PaletteOptions extends Partial<Pick<Palette, 'tint' | 'picture' | 'edge' | 'raised' | 'sun'>> {}
}
