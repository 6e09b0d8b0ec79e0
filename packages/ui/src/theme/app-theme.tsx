import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import './fonts.css';
import { themeOf } from './theme.ts';
import { useScheme } from './use-scheme.ts';

/** Gives everything below the product's look, in the scheme of the system. One per page, outside the router. */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={themeOf(useScheme())}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
