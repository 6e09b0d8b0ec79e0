import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppTheme } from '../theme/app-theme.tsx';
import { SubmitButton } from './submit-button.tsx';

afterEach(cleanup);

test('the second tap of a double tap on what opens a form does not send it; a tap of its own does', () => {
  const send = vi.fn<() => void>();
  render(
    <AppTheme>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <SubmitButton busyLabel="Guardando…" busy={false}>
          Guardar
        </SubmitButton>
      </form>
    </AppTheme>,
  );
  const button = screen.getByRole('button', { name: 'Guardar' });
  fireEvent.click(button, { detail: 2 });
  expect(send).not.toHaveBeenCalled();
  // Keyboards and screen readers report a detail of 0.
  for (const detail of [1, 0]) fireEvent.click(button, { detail });
  expect(send).toHaveBeenCalledTimes(2);
});
