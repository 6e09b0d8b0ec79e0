import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState, type ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { SecretSwitch } from './secret-switch.tsx';

export interface UncontrolledFieldProps {
  name: string;
  label: string;
  type: 'email' | 'password' | 'text';
  /** Token of HTML's autofill, e.g. `username`, `new-password`. */
  autoComplete: string;
  hint?: ReactNode;
  error?: string;
  /** What the keyboard's key for the next step says. */
  enterKeyHint?: 'next' | 'go' | 'done' | 'send';
  /** Says that it may stay empty; required is the rule. */
  optional?: boolean;
}

/**
 * A line of text that keeps its own value, for the screens before the login: they show before any form library is
 * loaded. A password gets a button that shows it.
 */
export function UncontrolledField(props: UncontrolledFieldProps) {
  const { name, label, type, autoComplete, hint, error, enterKeyHint, optional } = props;
  const id = useId();
  const [visible, setVisible] = useState(false);
  const described = [error && `${id}-error`, hint != null && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <OutlinedInput
        id={id}
        name={name}
        type={visible ? 'text' : type}
        autoComplete={autoComplete}
        aria-required={optional ? undefined : true}
        aria-describedby={described || undefined}
        slotProps={{ input: { autoCapitalize: 'none', enterKeyHint, spellCheck: false } }}
        endAdornment={type === 'password' && <SecretSwitch visible={visible} onSwitch={setVisible} />}
      />
    </FieldFrame>
  );
}
