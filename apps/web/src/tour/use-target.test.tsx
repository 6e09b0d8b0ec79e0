import { appPaths } from '@huella/contract/app-paths';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { stops } from './stops.ts';
import { useTarget } from './use-target.ts';

const targets = stops.find(({ path }) => path === appPaths.calendar.path)?.targets ?? [];

test('specification §9 a screen’s bubble comes half a second after the screen', () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    cleanup();
  });
  render(
    <main>
      <a href={appPaths.newEvent.href({ mascota: 1 })}>Agregar evento</a>
    </main>,
  );
  const onMissing = vi.fn<() => void>();
  const { result } = renderHook(() => useTarget(targets, { isOver: false, onMissing }));
  act(() => void vi.advanceTimersByTime(499));
  expect(result.current).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current?.element).toBe(screen.getByText('Agregar evento'));
  expect(onMissing).not.toHaveBeenCalled();
});
