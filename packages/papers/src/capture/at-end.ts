/** Keeps a disabled button in the tab order, because the focus may be on it. */
export const atEnd = { '&[aria-disabled="true"]': { color: 'action.disabled' } } as const;
