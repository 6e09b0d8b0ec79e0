import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { copy } from '../copy.ts';
import { Icon } from '../pictures/icon.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { TypedFieldProps } from './field-props.ts';
import { textOf } from './text-of.ts';
import { useField } from './use-field.ts';

/** A password with a button that shows it. Never trimmed (`D59`). */
export function PasswordField<Values extends FieldValues, Output = Values>(
  props: TypedFieldProps<Values, Output>,
) {
  const { field, frame, aria } = useField(props);
  const [visible, setVisible] = useState(false);
  const action = visible ? copy.password.hide : copy.password.show;
  return (
    <FieldFrame {...frame}>
      <OutlinedInput
        {...aria}
        name={field.name}
        value={textOf(field.value)}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        type={visible ? 'text' : 'password'}
        autoComplete={props.autoComplete ?? 'current-password'}
        slotProps={{ input: { autoCapitalize: 'none', spellCheck: false } }}
        endAdornment={
          <IconButton edge="end" aria-label={action} onClick={() => setVisible(!visible)}>
            <Icon name={visible ? 'eyeOff' : 'eye'} />
          </IconButton>
        }
      />
    </FieldFrame>
  );
}
