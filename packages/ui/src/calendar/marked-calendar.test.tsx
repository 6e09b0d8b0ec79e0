import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AppTheme } from '../theme/app-theme.tsx';
import { MarkedCalendar } from './marked-calendar.tsx';

afterEach(cleanup);

test('a second tap on the arrow before the month is drawn goes one month further', async () => {
  render(
    <AppTheme>
      <MarkedCalendar value="2026-11-27" today="2026-11-27" onPick={() => undefined} marks={new Map()} />
    </AppTheme>,
  );
  const next = screen.getByRole('button', { name: 'Mes siguiente' });
  await act(async () => {
    next.click();
    await Promise.resolve();
    next.click();
  });
  expect(screen.getAllByText('enero 2027')).toHaveLength(1);
  expect(screen.getAllByRole('gridcell', { name: /31 de enero de 2027/ })).toHaveLength(1);
});
