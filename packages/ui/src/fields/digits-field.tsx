import OutlinedInput from '@mui/material/OutlinedInput';
import type { ChangeEvent, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { editDigits } from './digits/edit-digits.ts';
import { groupDigits } from './digits/group-digits.ts';
import { FieldFrame } from './field-frame.tsx';
import type { EnterKeyProps, TypedFieldProps } from './field-props.ts';
import { textOf } from './text-of.ts';
import { useField } from './use-field.ts';

export interface DigitsFieldProps<Values extends FieldValues, Output = Values>
  extends TypedFieldProps<Values, Output>, EnterKeyProps {
  /** Digits per group, e.g. 4 for a card. The value has no blanks. */
  groups?: number;
  adornment?: ReactNode;
}

/** Sets text and caret in the event: React then leaves the caret alone. */
function show(input: HTMLInputElement, shown: string, caret: number) {
  if (input.value !== shown) input.value = shown;
  if (input.selectionStart !== caret) input.setSelectionRange(caret, caret);
}

/** An identifier of digits (card, CBU, DNI): keeps leading zeros, accepts any paste, cuts nothing off. */
export function DigitsField<Values extends FieldValues, Output = Values>(
  props: DigitsFieldProps<Values, Output>,
) {
  const { field, frame, aria, readOnly } = useField(props);
  const value = textOf(field.value);
  const edit = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const inputType = 'inputType' in nativeEvent ? String(nativeEvent.inputType) : undefined;
    const caret = target.selectionStart ?? target.value.length;
    const next = editDigits({ before: value, raw: target.value, caret, inputType, groups: props.groups });
    show(target, next.shown, next.caret);
    field.onChange(next.value);
  };
  return (
    <FieldFrame {...frame}>
      <OutlinedInput
        name={field.name}
        value={groupDigits(value, props.groups)}
        onChange={edit}
        onBlur={field.onBlur}
        inputRef={field.ref}
        readOnly={readOnly}
        autoComplete={props.autoComplete ?? 'off'}
        placeholder={props.placeholder}
        endAdornment={props.adornment}
        slotProps={{
          input: { ...aria, inputMode: 'numeric', enterKeyHint: props.enterKeyHint, spellCheck: false },
        }}
      />
    </FieldFrame>
  );
}
