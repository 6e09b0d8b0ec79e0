import { ChoiceCard, type ChoiceOption, Choices, FieldError, Legend } from '@huella/ui';
import { useId, type Ref } from 'react';

export interface RadioCard<Value extends string | number> extends ChoiceOption {
  value: Value;
  /** Shown, but not to be chosen. */
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

export interface RadioCardsProps<Value extends string | number> {
  legend: string;
  cards: readonly RadioCard<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  error?: string;
  disabled?: boolean;
}

/** One of a few as radio cards, outside a form's control. */
export function RadioCards<Value extends string | number>(props: RadioCardsProps<Value>) {
  const id = useId();
  const { legend, cards, value, onChange, error, disabled } = props;
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      disabled={disabled}
    >
      <Legend id={`${id}-legend`}>{legend}</Legend>
      <Choices>
        {cards.map(({ disabled: isOut, ref, ...option }) => (
          <fieldset key={option.value} role="presentation" disabled={isOut}>
            <ChoiceCard
              option={option}
              name={id}
              checked={value === option.value}
              invalid={Boolean(error)}
              inputRef={ref}
              onPick={() => onChange(option.value)}
            />
          </fieldset>
        ))}
      </Choices>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
