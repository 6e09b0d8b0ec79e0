import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame } from './field-frame.tsx';
import type { TypedFieldProps } from './field-props.ts';
import { SecretSwitch } from './secret-switch.tsx';
import { textOf } from './text-of.ts';
import { useField } from './use-field.ts';

/** Never trimmed (D59). */
export function PasswordField<Values extends FieldValues, Output = Values>(
  props: TypedFieldProps<Values, Output>,
) {
  const { field, frame, aria, readOnly } = useField(props);
  const [visible, setVisible] = useState(false);
  return (
    <FieldFrame {...frame}>
      <OutlinedInput
        name={field.name}
        value={textOf(field.value)}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        readOnly={readOnly}
        type={visible ? 'text' : 'password'}
        autoComplete={props.autoComplete ?? 'current-password'}
        slotProps={{ input: { ...aria, autoCapitalize: 'none', spellCheck: false } }}
        endAdornment={<SecretSwitch visible={visible} onSwitch={setVisible} />}
      />
    </FieldFrame>
  );
}
