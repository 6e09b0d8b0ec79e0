import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { capitalizationOf, type Capitalization } from './capitalization.ts';
import { FieldFrame } from './field-frame.tsx';
import type { EnterKeyProps, TypedFieldProps } from './field-props.ts';
import { textOf } from './text-of.ts';
import { useField } from './use-field.ts';

export interface TextFieldProps<Values extends FieldValues, Output = Values>
  extends TypedFieldProps<Values, Output>, EnterKeyProps {
  type?: HTMLInputTypeAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** By default derived from `autoComplete`. */
  autoCapitalize?: Capitalization;
  multiline?: boolean;
  minRows?: number;
  /** Inside, at the end, e.g. a unit. */
  adornment?: ReactNode;
  /** Applied on blur, so that the person sees what is sent. */
  normalizeOnBlur?: (text: string) => string;
}

export function TextField<Values extends FieldValues, Output = Values>(
  props: TextFieldProps<Values, Output>,
) {
  const { field, frame, aria, readOnly } = useField(props);
  const text = textOf(field.value);
  const leave = () => {
    if (props.normalizeOnBlur && text) field.onChange(props.normalizeOnBlur(text));
    field.onBlur();
  };
  return (
    <FieldFrame {...frame}>
      <OutlinedInput
        name={field.name}
        value={text}
        onChange={field.onChange}
        onBlur={leave}
        inputRef={field.ref}
        readOnly={readOnly}
        type={props.type}
        multiline={props.multiline}
        minRows={props.minRows}
        autoComplete={props.autoComplete}
        placeholder={props.placeholder}
        endAdornment={props.adornment}
        slotProps={{
          input: {
            ...aria,
            inputMode: props.inputMode,
            enterKeyHint: props.enterKeyHint,
            autoCapitalize: props.autoCapitalize ?? capitalizationOf(props),
            spellCheck: props.multiline,
          },
        }}
      />
    </FieldFrame>
  );
}
