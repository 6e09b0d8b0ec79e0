import { onTestFinished, vi } from 'vitest';

/** Makes a test's window as wide as a desktop: jsdom has no width. */
export function onDesktop(): void {
  const narrow = window.matchMedia;
  const wide = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(narrow(media), { matches: media.includes('min-width') }));
  onTestFinished(() => wide.mockRestore());
}
