import IconButton from '@mui/material/IconButton';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Icon } from '../../graphics/icon.tsx';
import type { IconName } from '../../graphics/icon-paths.ts';
import { FieldFrame } from '../field-frame.tsx';
import type { TypedFieldProps } from '../field-props.ts';
import { textOf } from '../text-of.ts';
import { useField } from '../use-field.ts';
import { MaskedInput, type MaskedInputProps } from './masked-input.tsx';

export interface PickerProps {
  title: string;
  anchor: HTMLElement;
  /** The form's value, possibly invalid text. */
  value: string;
  onPick: (value: string) => void;
  onClose: () => void;
}

export interface PickerFieldProps<Values extends FieldValues, Output = Values>
  extends TypedFieldProps<Values, Output>, Pick<MaskedInputProps, 'parts' | 'separator' | 'enterKeyHint'> {
  /** The input's text for a value and what was typed last. */
  toText: (value: string, typed: string) => string;
  toValue: (text: string) => string;
  opener: { icon: IconName; label: string; popup: 'dialog' | 'menu' };
  renderPicker: (props: PickerProps) => ReactNode;
}

/** Masked text with a button that opens a picker. Keeps the typed text until blur. */
export function PickerField<Values extends FieldValues, Output = Values>(
  props: PickerFieldProps<Values, Output>,
) {
  const { toText, toValue, opener, renderPicker } = props;
  const { field, frame, aria, readOnly } = useField(props);
  const [typed, setTyped] = useState('');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const value = textOf(field.value);
  const write = (text: string) => {
    setTyped(text);
    field.onChange(toValue(text));
  };
  const leave = () => {
    setTyped('');
    field.onBlur();
  };
  return (
    <FieldFrame {...frame}>
      <MaskedInput
        aria={aria}
        name={field.name}
        value={toText(value, typed)}
        parts={props.parts}
        separator={props.separator}
        enterKeyHint={props.enterKeyHint}
        onText={write}
        onBlur={leave}
        inputRef={field.ref}
        readOnly={readOnly}
        autoComplete={props.autoComplete ?? 'off'}
        placeholder={props.placeholder}
        endAdornment={
          <IconButton
            edge="end"
            disabled={frame.disabled}
            aria-label={opener.label}
            aria-haspopup={opener.popup}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            <Icon name={opener.icon} />
          </IconButton>
        }
      />
      {anchor !== null &&
        renderPicker({
          title: props.label,
          anchor,
          value,
          onPick: field.onChange,
          onClose: () => setAnchor(null),
        })}
    </FieldFrame>
  );
}
