import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppTheme } from '../theme/app-theme.tsx';
import { ToastRegion } from '../toast/toast-region.tsx';
import { CopyButton } from './copy-button.tsx';

const copy = { children: 'Copiar', copied: 'Copiado.', refused: 'Manténgalo apretado para copiarlo.' };

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

function press(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }));
  render(
    <AppTheme>
      <CopyButton text="HU-1" {...copy} />
      <ToastRegion />
    </AppTheme>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Copiar' }));
}

test('what is copied is said to be', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
  press(writeText);
  expect(writeText).toHaveBeenCalledWith('HU-1');
  expect(await screen.findByText(copy.copied)).not.toBeNull();
});

test('a clipboard that refuses is not silent, and leaves the text selected to copy by hand', async () => {
  press(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  expect(await screen.findByText(copy.refused)).not.toBeNull();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: copy.refused });
  expect(document.activeElement).toBe(field);
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('HU-1');
});
