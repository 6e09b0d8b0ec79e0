/** At an end nothing moves, and the button stays: the focus of a keyboard or screen reader is on it. */
export const atEnd = { '&[aria-disabled="true"]': { color: 'action.disabled' } } as const;
