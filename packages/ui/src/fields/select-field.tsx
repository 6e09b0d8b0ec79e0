import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { FieldValues } from 'react-hook-form';
import { copy } from '../copy.ts';
import { Icon } from '../graphics/icon.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { textOf } from './text-of.ts';
import { useField } from './use-field.ts';

export interface SelectOption {
  value: string | number;
  label: string;
}

export interface SelectFieldProps<Values extends FieldValues, Output = Values> extends FieldProps<
  Values,
  Output
> {
  options: readonly SelectOption[];
  placeholder?: string;
  autoComplete?: string;
}

const Arrow = ({ className }: { className?: string }) => <Icon name="down" className={className} />;

/** A short list in a native select. The value keeps the option's type; nothing chosen is `''` or null. */
export function SelectField<Values extends FieldValues, Output = Values>(
  props: SelectFieldProps<Values, Output>,
) {
  const { field, frame, aria } = useField(props);
  const pick = (text: string) =>
    field.onChange(props.options.find(({ value }) => String(value) === text)?.value ?? '');
  return (
    <FieldFrame {...frame}>
      <NativeSelect
        name={field.name}
        value={textOf(field.value)}
        onChange={(event) => pick(event.target.value)}
        onBlur={field.onBlur}
        inputRef={field.ref}
        IconComponent={Arrow}
        input={<OutlinedInput />}
        slotProps={{ input: { ...aria, autoComplete: props.autoComplete } }}
      >
        <option value="" disabled hidden>
          {props.placeholder ?? copy.select.placeholder}
        </option>
        {props.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
