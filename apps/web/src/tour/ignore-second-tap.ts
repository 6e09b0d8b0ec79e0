/** Ignores the second tap of a double tap, whatever is under the finger by then. */
export function ignoreSecondTap(): void {
  document.addEventListener('click', stopSecond, { capture: true, once: true });
}

function stopSecond(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}
