import { Icon, type IconName } from '@huella/ui';
import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ChangeEvent } from 'react';

export interface FileButtonProps {
  label: string;
  icon: IconName;
  /** As of `<input accept>`: a hint for the dialog of the system, never a check. */
  accept: string;
  /** Opens the camera of a phone at once. */
  capture?: 'environment' | 'user';
  variant?: ButtonProps['variant'];
  disabled?: boolean;
  multiple?: boolean;
  /** Files were chosen. Cancelling is silent; the same file chosen again counts (O-UP-08). */
  onFiles: (files: readonly File[]) => void;
}

const Input = styled('input')({
  position: 'absolute',
  width: 1,
  height: 1,
  opacity: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

/** A file input in the shape of a button: its name, its keyboard and its focus are the input's own. */
export function FileButton({ label, icon, variant, disabled, onFiles, ...input }: FileButtonProps) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <Button
      component="label"
      role={undefined}
      tabIndex={-1}
      variant={variant}
      size="large"
      fullWidth
      disabled={disabled}
      startIcon={<Icon name={icon} />}
      sx={focusStyle}
    >
      {label}
      <Input type="file" {...input} disabled={disabled} onChange={choose} />
    </Button>
  );
}

const focusStyle = {
  '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
