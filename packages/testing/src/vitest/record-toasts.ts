import { toast } from '@huella/ui';
import { onTestFinished, vi } from 'vitest';

const TONES = ['success', 'error', 'warning', 'info'] as const;

/** Records toasts with their duration in milliseconds; undefined is the 4 s of D77. */
export function recordToasts(): () => [text: string, durationMs: number | undefined][] {
  const spies = TONES.map((tone) => vi.spyOn(toast, tone));
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
  return () => spies.flatMap(({ mock }) => mock.calls.map(([text, options]) => [text, options?.durationMs]));
}
