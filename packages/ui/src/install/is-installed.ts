/** Whether the app runs in a window of its own and not in a browser's tab (D36, D37). */
export function isInstalled(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches;
}
