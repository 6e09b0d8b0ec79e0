import type { Theme } from '@mui/material/styles';

export const stateStyle = (theme: Theme) => ({
  '& .state': {
    ...theme.typography.body2,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    color: theme.palette.text.secondary,
    '& > svg': { width: 18, height: 18 },
  },
  '& .state[data-state="overdue"]': { color: theme.palette.secondary.main, fontWeight: 700 },
  '& .state[data-state="done"] > svg': { color: theme.palette.success.main },
});
