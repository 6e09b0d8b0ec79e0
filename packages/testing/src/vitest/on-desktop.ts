import { onTestFinished, vi } from 'vitest';

/** Lets the window of a test be as wide as a desktop's, until that test ends: jsdom itself has no width. */
export function onDesktop(): void {
  const narrow = window.matchMedia;
  const wide = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(narrow(media), { matches: media.includes('min-width') }));
  onTestFinished(() => wide.mockRestore());
}
