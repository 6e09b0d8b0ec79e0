import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { copy } from '../copy.ts';

export interface PdfPasswordProps {
  isOpening: boolean;
  onOpen: (password: string) => void;
}

/**
 * Asks for the password of a PDF. Password managers must not offer or keep it. Without a `<form>`, because it may be inside of
 * one.
 */
export function PdfPassword({ isOpening, onOpen }: PdfPasswordProps) {
  const id = useId();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const [password, setPassword] = useState('');
  const open = () => {
    if (password !== '' && !isOpening) onOpen(password);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    open();
  };
  return (
    <div>
      <InputLabel htmlFor={id}>{copy.pdf.password}</InputLabel>
      <OutlinedInput
        id={id}
        fullWidth
        inputRef={input}
        autoComplete="off"
        type="password"
        value={password}
        onKeyDown={press}
        onChange={({ target }) => setPassword(target.value)}
        slotProps={{ input: { 'aria-describedby': hintId, maxLength: 127 } }}
      />
      <FormHelperText id={hintId}>{copy.pdf.passwordHint}</FormHelperText>
      <Button variant="contained" fullWidth onClick={open} sx={{ mt: 1 }}>
        {isOpening ? copy.pdf.reading : copy.pdf.open}
      </Button>
    </div>
  );
}
