import { parseExpiry } from '@huella/validation/payment';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame } from './field-frame.tsx';
import type { EnterKeyProps, TypedFieldProps } from './field-props.ts';
import { MaskedInput } from './masked/masked-input.tsx';
import { textOf } from './text-of.ts';
import { useField } from './use-field.ts';

const MONTH_YEAR = [2, 2] as const;

/** `'03/2027'` → `'03/27'`, also when typed key by key. Leaves other text as it is. */
function shortenYear(text: string): string {
  return text.trim().replace(/^(\d{2})\s?[/-]\s?20(\d{2})$/u, '$1/$2');
}

/** A card's expiry as typed text `MM/AA`; the schema rejects 13/27 (O-DT-07). */
export function ExpiryField<Values extends FieldValues, Output = Values>(
  props: TypedFieldProps<Values, Output> & EnterKeyProps,
) {
  const { field, frame, aria, readOnly } = useField(props);
  return (
    <FieldFrame {...frame}>
      <MaskedInput
        aria={aria}
        name={field.name}
        value={textOf(field.value)}
        parts={MONTH_YEAR}
        readWhole={parseExpiry}
        onText={(text) => field.onChange(shortenYear(text))}
        onBlur={field.onBlur}
        inputRef={field.ref}
        readOnly={readOnly}
        autoComplete={props.autoComplete ?? 'cc-exp'}
        placeholder={props.placeholder ?? 'MM/AA'}
        enterKeyHint={props.enterKeyHint}
      />
    </FieldFrame>
  );
}
