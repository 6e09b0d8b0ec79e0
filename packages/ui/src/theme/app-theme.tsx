import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import './fonts.css';
import { themeOf, type Scheme } from './theme.ts';
import { useScheme } from './use-scheme.ts';

export interface AppThemeProps {
  children: ReactNode;
  /** The scheme of a prerendered page; hydration always starts with the light one. */
  prerendered?: Scheme;
}

/** One per page, outside the router. */
export function AppTheme({ children, prerendered = 'light' }: AppThemeProps) {
  return (
    <ThemeProvider theme={themeOf(useScheme(prerendered))}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
