/** The second tap of a double one does nothing, whatever came to be under the finger meanwhile; any other tap does. */
export function ignoreSecondTap(): void {
  document.addEventListener('click', stopSecond, { capture: true, once: true });
}

function stopSecond(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}
