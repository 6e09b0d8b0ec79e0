import type { ThemeOptions } from '@mui/material/styles';
import { baseline } from './baseline.ts';
import './theme-types.ts';

/** The few overrides that make MUI's parts ours: pills, soft fields, 48 px targets. */
export const components: ThemeOptions['components'] = {
  MuiCssBaseline: { styleOverrides: baseline },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: 999, minHeight: 48, padding: '10px 24px', textAlign: 'center' },
      outlined: { borderWidth: 1.5, '&, &:hover': { borderWidth: 1.5 } },
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: 48, minHeight: 48 } } },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 52,
        borderRadius: 12,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.secondary,
        },
      }),
      input: { padding: '12px 16px', height: 'auto', lineHeight: 1.5, borderRadius: 12 },
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.edge, borderWidth: 1.5 }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { margin: '6px 0 0', fontSize: '0.875rem', lineHeight: 1.4 } },
  },
};
