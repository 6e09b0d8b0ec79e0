import type { Theme, ThemeOptions } from '@mui/material/styles';
import { baseline } from './baseline.ts';
import { focusRing } from './focus-ring.ts';
import './theme-types.ts';

/** For a control with an invisible input over its visible part. */
const ringAround = ({ palette }: Theme, borderRadius: number) => ({
  '&:has(:focus-visible)': { borderRadius, ...focusRing(palette), outlineOffset: -2 },
});

const elevated = ({ theme: { palette } }: { theme: Theme }) => ({
  border: `1px solid ${palette.divider}`,
  backgroundColor: palette.elevated,
  backgroundImage: 'none',
});

export const components: ThemeOptions['components'] = {
  MuiCssBaseline: { styleOverrides: baseline },
  // MUI replaces the outline by a ripple, which is invisible on a coloured button.
  MuiButtonBase: {
    styleOverrides: { root: ({ theme }) => ({ '&:focus-visible': focusRing(theme.palette) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, disableFocusRipple: true },
    styleOverrides: {
      root: { borderRadius: 999, minHeight: 48, padding: '10px 24px', textAlign: 'center' },
      outlined: ({ theme }) => ({ borderWidth: 1.5, borderColor: theme.palette.outline }),
    },
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit', disableFocusRipple: true },
    styleOverrides: { root: { minWidth: 48, minHeight: 48, fontSize: '1rem' } },
  },
  MuiCheckbox: {
    defaultProps: { disableFocusRipple: true },
    styleOverrides: { root: ({ theme }) => ringAround(theme, 8) },
  },
  MuiSwitch: {
    defaultProps: { disableFocusRipple: true },
    styleOverrides: { switchBase: ({ theme }) => ringAround(theme, 999) },
  },
  // The colour of `SkeletonBar`.
  MuiSkeleton: { styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.palette.divider }) } },
  // Overlays have a surface of their own, also in the dark scheme.
  MuiDialog: { styleOverrides: { paper: elevated } },
  MuiPopover: { styleOverrides: { paper: elevated } },
  MuiMenuItem: { styleOverrides: { root: { '&:focus-visible': { outlineOffset: -3 } } } },
  MuiNativeSelect: {
    styleOverrides: {
      select: { '&&': { paddingRight: '3rem' } },
      icon: { fontSize: '1rem', top: 'calc(50% - 0.75em)', right: 12, color: 'inherit' },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: { padding: '2px 44px 2px 10px', '& .MuiAutocomplete-input': { padding: '10px 6px' } },
      popupIndicator: { padding: 8, minWidth: 40, minHeight: 40 },
      clearIndicator: { padding: 8, minWidth: 40, minHeight: 40 },
      endAdornment: { right: '4px !important' },
      paper: ({ theme }) => ({ borderRadius: 16, ...elevated({ theme }) }),
      option: { minHeight: 48 },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 52,
        borderRadius: 12,
        backgroundColor: theme.palette.background.paper,
        '@media (hover: hover)': {
          '&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
            borderColor: theme.palette.text.secondary,
          },
        },
      }),
      input: ({ theme }) => ({
        padding: '12px 16px',
        height: 'auto',
        lineHeight: 1.5,
        borderRadius: 12,
        // MUI's placeholder colour is below AA.
        '&::placeholder': { color: theme.palette.text.secondary, opacity: '1 !important' },
      }),
      // MUI's padding would double the input's own.
      multiline: { padding: 0 },
      notchedOutline: ({ theme }) => ({ borderColor: theme.palette.outline, borderWidth: 1.5 }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: '6px 0 0',
        fontSize: '0.875rem',
        lineHeight: 1.4,
        // Must stay legible: under a disabled field it says what to do first.
        '&.Mui-disabled': { color: theme.palette.text.secondary },
      }),
    },
  },
};
