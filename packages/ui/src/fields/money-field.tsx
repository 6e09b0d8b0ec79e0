import { formatMoney, parsePesos } from '@huella/validation/number';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState, type ClipboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { NumericFormat, type NumberFormatValues } from 'react-number-format';
import { copy } from '../copy.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { textOf } from './text-of.ts';
import { useField } from './use-field.ts';

const MOST = 9_999_999_999;

/** The input's text while typing: keeps cents until blur, so that the person sees them dropped (D57). */
interface Typed {
  text: string;
  note: string | null;
}

/** Whole pesos, typed or pasted as in Argentina; the value is digits as text. Rejects an ambiguous paste (O-MO-04). */
export function MoneyField<Values extends FieldValues, Output = Values>(props: FieldProps<Values, Output>) {
  const [typed, setTyped] = useState<Typed>({ text: '', note: null });
  const { field, frame, aria, readOnly } = useField({ ...props, hint: typed.note ?? props.hint });
  const value = textOf(field.value);
  const take = (text: string) => {
    const pesos = text.split('.')[0] ?? '';
    setTyped({ text, note: /\.0*[1-9]/.test(text) ? withoutCents(pesos) : null });
    field.onChange(pesos);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const amount = parsePesos(event.clipboardData.getData('text'));
    if (amount === null) return setTyped({ text: value, note: copy.money.unreadable });
    const pesos = String(amount.pesos);
    setTyped({ text: pesos, note: amount.hasCents ? withoutCents(pesos) : null });
    field.onChange(pesos);
  };
  return (
    <FieldFrame {...frame}>
      <NumericFormat
        customInput={OutlinedInput}
        name={field.name}
        value={typed.text.split('.')[0] === value ? typed.text : value}
        valueIsNumericString
        prefix="$ "
        thousandSeparator="."
        decimalSeparator=","
        allowedDecimalSeparators={[',']}
        decimalScale={2}
        allowNegative={false}
        isAllowed={({ floatValue = 0 }: NumberFormatValues) => floatValue <= MOST}
        onValueChange={({ value: text }, { event }) => {
          if (event) take(text);
        }}
        onPaste={paste}
        onBlur={() => {
          setTyped((before) => ({ ...before, text: value }));
          field.onBlur();
        }}
        getInputRef={field.ref}
        readOnly={readOnly}
        autoComplete="off"
        slotProps={{ input: { ...aria, inputMode: 'decimal' } }}
        disabled={frame.disabled}
      />
    </FieldFrame>
  );
}

function withoutCents(pesos: string): string {
  return copy.money.withoutCents(formatMoney(Number(pesos)));
}
