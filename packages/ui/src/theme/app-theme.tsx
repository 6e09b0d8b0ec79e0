import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import './fonts.css';
import { themeOf, type Scheme } from './theme.ts';
import { useScheme } from './use-scheme.ts';

export interface AppThemeProps {
  children: ReactNode;
  /** The look of a page that is rendered when the app is built; a browser takes such a page over in the light one. */
  prerendered?: Scheme;
}

/** Gives everything below the product's look, in the scheme of the system. One per page, outside the router. */
export function AppTheme({ children, prerendered = 'light' }: AppThemeProps) {
  return (
    <ThemeProvider theme={themeOf(useScheme(prerendered))}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
