import { Icon, type IconName } from '@huella/ui';
import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ChangeEvent } from 'react';

export interface FileButtonProps {
  label: string;
  icon: IconName;
  accept: string;
  capture?: 'environment' | 'user';
  variant?: ButtonProps['variant'];
  disabled?: boolean;
  multiple?: boolean;
  /** Not called on cancel; called again for the same file (O-UP-08). */
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

/** Looks like a button and keeps the name, keyboard and focus of a file input. */
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
