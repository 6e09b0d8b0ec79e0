import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useForm, type Control } from 'react-hook-form';
import { afterEach } from 'vitest';
import { AppTheme } from '../theme/app-theme.tsx';

afterEach(cleanup);

/** The form of these tests: loose on purpose, each test states its own fields. */
export type Values = Record<string, string | number | null>;

export interface FormProps {
  defaults: Values;
  /** Field → message; asked on submit. */
  rules?: Record<string, (value: unknown) => string | undefined>;
  onSend: (values: Values) => void;
  children: (control: Control<Values>) => ReactNode;
}

/** A real form around the fields under test. */
export function TestForm({ defaults, rules = {}, onSend, children }: FormProps) {
  const { control, handleSubmit } = useForm<Values>({
    defaultValues: defaults,
    resolver: (values) => {
      const errors = Object.entries(rules).flatMap(([name, rule]) => {
        const message = rule(values[name]);
        return message ? [[name, { type: 'rule', message }]] : [];
      });
      return errors.length > 0 ? { values: {}, errors: Object.fromEntries(errors) } : { values, errors: {} };
    },
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      {children(control)}
      <button type="submit">Enviar</button>
    </form>
  );
}

/** Renders fields in a form; `sent` collects what was submitted. */
export function renderForm(form: Omit<FormProps, 'onSend'>) {
  const sent: Values[] = [];
  render(
    <AppTheme>
      <TestForm {...form} onSend={(values) => sent.push(values)} />
    </AppTheme>,
  );
  return { sent, user: userEvent.setup() };
}
