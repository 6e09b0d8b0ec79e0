/** Whether a click is the second of a double tap, or a further one. Keyboards and screen readers report a detail of 0. */
export function isSecondTap({ detail }: Pick<UIEvent, 'detail'>): boolean {
  return detail > 1;
}
