import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { isSecondTap } from '../dom/is-second-tap.ts';

export interface SubmitButtonProps extends Pick<ButtonProps, 'fullWidth' | 'color' | 'disabled' | 'form'> {
  children: string;
  busyLabel: string;
  busy: boolean;
}

const Spinner = styled('span')({
  width: '1.1em',
  height: '1.1em',
  marginRight: 10,
  borderRadius: '50%',
  border: '2.5px solid currentColor',
  borderRightColor: 'transparent',
  animation: 'huella-turn 700ms linear infinite',
  '@keyframes huella-turn': { to: { transform: 'rotate(360deg)' } },
});

/** The second tap of a double tap on what opened the step or the sheet must not send it. */
const ignoreSecondTap = (event: MouseEvent) => isSecondTap(event) && event.preventDefault();

/** Stays focusable while busy, so that the focus is not lost. */
export function SubmitButton({ children, busyLabel, busy, fullWidth = true, ...button }: SubmitButtonProps) {
  return (
    <Button
      {...button}
      type="submit"
      variant="contained"
      size="large"
      fullWidth={fullWidth}
      onClick={ignoreSecondTap}
      aria-disabled={busy || undefined}
      aria-live="polite"
    >
      {busy && <Spinner aria-hidden="true" />}
      {busy ? busyLabel : children}
    </Button>
  );
}
