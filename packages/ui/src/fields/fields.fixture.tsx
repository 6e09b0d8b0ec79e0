import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach } from 'vitest';
import { AppTheme } from '../theme/app-theme.tsx';
import { TestForm, type FormProps, type Values } from './form.fixture.tsx';

afterEach(cleanup);

export function renderForm(form: Omit<FormProps, 'onSend'>) {
  const sent: Values[] = [];
  render(
    <AppTheme>
      <TestForm {...form} onSend={(values) => sent.push(values)} />
    </AppTheme>,
  );
  return { sent, user: userEvent.setup() };
}
