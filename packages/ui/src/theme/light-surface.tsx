import { ThemeProvider, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { illustrationVariables } from './illustration-variables.ts';
import { themeOf } from './theme.ts';

const Surface = styled('div')(({ theme }) => ({
  ...illustrationVariables(theme.palette),
  color: theme.palette.text.primary,
  colorScheme: 'light',
}));

/** The light scheme in any mode, as for a printed card. */
export function LightSurface({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={themeOf('light')}>
      <Surface>{children}</Surface>
    </ThemeProvider>
  );
}
