import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState, type ReactNode } from 'react';
import { useIsLocked } from '../forms/field-lock.ts';
import { FieldFrame } from './field-frame.tsx';
import { SecretSwitch } from './secret-switch.tsx';

export interface UncontrolledFieldProps {
  name: string;
  label: string;
  type: 'email' | 'password' | 'text';
  autoComplete: string;
  /** The label of a phone's enter key: `next` where a field follows, `go` where the form is sent. */
  enterKeyHint: 'next' | 'go';
  hint?: ReactNode;
  error?: string;
}

/** An uncontrolled input for the screens before the login, which render before any form library is loaded. Always required. */
export function UncontrolledField(props: UncontrolledFieldProps) {
  const { name, label, type, autoComplete, enterKeyHint, hint, error } = props;
  const id = useId();
  const readOnly = useIsLocked();
  const [visible, setVisible] = useState(false);
  const described = [error && `${id}-error`, hint != null && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <OutlinedInput
        id={id}
        name={name}
        type={visible ? 'text' : type}
        autoComplete={autoComplete}
        readOnly={readOnly}
        aria-describedby={described || undefined}
        slotProps={{
          input: { autoCapitalize: 'none', spellCheck: false, enterKeyHint, 'aria-required': true },
        }}
        endAdornment={type === 'password' && <SecretSwitch visible={visible} onSwitch={setVisible} />}
      />
    </FieldFrame>
  );
}
