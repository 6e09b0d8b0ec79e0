import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ChangeEvent } from 'react';
import type { EnterKeyProps } from '../field-props.ts';
import type { InputAria } from '../use-field.ts';
import { arrivesWhole, slashMask } from './slash-mask.ts';

export interface MaskedInputProps extends Omit<OutlinedInputProps, 'onChange' | 'value'>, EnterKeyProps {
  value: string;
  aria: InputAria;
  parts: readonly number[];
  separator?: '/' | ':';
  /** Reads a complete value from autofill or paste; null leaves it to the mask. */
  readWhole?: (text: string) => string | null;
  onText: (text: string) => void;
}

/** A plain text input that inserts separators. */
export function MaskedInput({
  aria,
  parts,
  separator = '/',
  enterKeyHint,
  readWhole,
  onText,
  ...props
}: MaskedInputProps) {
  const edit = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const inputType = 'inputType' in nativeEvent ? String(nativeEvent.inputType) : undefined;
    const caret = target.selectionStart ?? target.value.length;
    const { value: raw } = target;
    const whole = arrivesWhole({ raw, before: props.value, inputType }) ? readWhole?.(raw) : null;
    const text =
      whole ??
      slashMask({ raw: raw.replaceAll(separator, '/'), caret, inputType, parts }).replaceAll('/', separator);
    // Sets the text in the event: React then leaves the caret alone.
    if (text !== target.value) target.value = text;
    onText(text);
  };
  return (
    <OutlinedInput
      {...props}
      onChange={edit}
      slotProps={{ input: { ...aria, inputMode: 'numeric', enterKeyHint, spellCheck: false } }}
    />
  );
}
