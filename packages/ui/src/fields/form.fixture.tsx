import type { ReactNode } from 'react';
import { useForm, type Control } from 'react-hook-form';

export type Values = Record<string, string | number | null>;

export interface FormProps {
  defaults: Values;
  rules?: Record<string, (value: unknown) => string | undefined>;
  onSend?: (values: Values) => void;
  children: (control: Control<Values>) => ReactNode;
}

function findErrors(values: Values, rules: FormProps['rules']) {
  const errors = Object.entries(rules ?? {}).flatMap(([name, rule]) => {
    const message = rule(values[name]);
    return message ? [[name, { type: 'rule', message }] as const] : [];
  });
  return Object.fromEntries(errors);
}

const ignore = () => {};

export function TestForm({ defaults, rules, onSend = ignore, children }: FormProps) {
  const { control, handleSubmit } = useForm<Values>({
    defaultValues: defaults,
    resolver: (values) => {
      const errors = findErrors(values, rules);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      {children(control)}
      <button type="submit" style={{ marginTop: 24, minHeight: 48 }}>
        Enviar
      </button>
    </form>
  );
}
