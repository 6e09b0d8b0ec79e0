import { AppTheme } from '@huella/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PromoCarousel } from './promo-carousel.tsx';

test('specification §9 the promos step on every 8 s', async () => {
  const timers = vi.spyOn(window, 'setInterval');
  onTestFinished(() => {
    timers.mockRestore();
    cleanup();
  });
  render(
    <AppTheme>
      <PromoCarousel perView={1} />
    </AppTheme>,
  );
  await screen.findByRole('button', { name: 'Pausar' }, { timeout: 20_000 });
  expect(timers.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(8000);
});
